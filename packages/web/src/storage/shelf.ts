// One kind of records in a database of the browser, each under its id.

export interface Shelf<T> {
  write(record: T): Promise<void>
  read(id: string): Promise<T | undefined>
  all(): Promise<T[]>
  remove(id: string): Promise<void>
}

const VERSION = 1

/** `store` is also what the error names when the browser refuses. */
export function shelf<T extends { readonly id: string }>(database: string, store: string): Shelf<T> {
  let opened: Promise<IDBDatabase> | undefined

  function answer<A>(request: IDBRequest<A>): Promise<A> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error(`the browser does not store ${store}`))
    })
  }

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(database, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' })
    return answer(request)
  }

  async function at(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    opened ??= open()
    return (await opened).transaction(store, mode).objectStore(store)
  }

  return {
    async write(record) {
      const records = await at('readwrite')
      const written = answer(records.put(record))
      // At once: a page that is reloaded meanwhile gives up what is not being committed.
      records.transaction.commit()
      await written
    },
    async read(id) {
      return answer<T | undefined>((await at('readonly')).get(id))
    },
    async all() {
      return answer<T[]>((await at('readonly')).getAll())
    },
    async remove(id) {
      await answer((await at('readwrite')).delete(id))
    },
  }
}
