// Outgoing channels: web push, e-mail, webhook. Each reports whether the message was sent and, if not, why.
import webpush from 'web-push'
import type { House } from '../house.ts'
import { pageUrl } from '../people/accounts.ts'
import { noticeSettings } from '../people/person.ts'
import { houseValue } from '../storage/house-value.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import type { PushRow } from '../storage/schema.ts'
import { sendMail } from './mail.ts'
import { post } from './post.ts'
import { unsubscribeLink } from './unsubscribe.ts'
import { checkWebhookAddress } from './webhook-address.ts'
import { wordsFor } from './words.ts'

export interface Message {
  readonly title: string
  readonly text: string
  readonly url: string
}

export type Sent = { readonly sent: true } | { readonly sent: false; readonly why: string }
export type Way = 'push' | 'email' | 'webhook'

const GONE = [404, 410]
/** A browser is removed after this many failures in a row. */
const MOST_FAILURES = 8

export const SEND: Readonly<Record<Way, (house: House, person: PersonRow, message: Message) => Promise<Sent>>> = {
  push: sendPush,
  email: sendLetter,
  webhook: sendWebhook,
}

async function sendLetter(house: House, person: PersonRow, message: Message): Promise<Sent> {
  if (person.email === null) return no('There is no e-mail address in this account.')
  if (person.email_proved === 0) return no('The e-mail address has not been confirmed yet.')
  if (!(await house.limits.maySpend('inbox', person.id))) return no('You got very many e-mails today.')
  const { notices } = await wordsFor(person)
  const footer = notices.unsubscribe({ link: await unsubscribeLink(house, person.id) })
  const letter = {
    to: person.email,
    subject: message.title,
    text: `${message.text}\n\n${message.url}\n\n-- \n${footer}`,
  }
  return (await sendMail(house, letter)) ? { sent: true } : no('The mail server did not take it.')
}

/** In the format Discord reads. Mentions are turned off. */
async function sendWebhook(house: House, person: PersonRow, { title, text, url }: Message): Promise<Sent> {
  const { webhookUrl } = noticeSettings(person)
  if (webhookUrl === '') return no('There is no webhook in this account.')
  const body = JSON.stringify({
    username: 'Arkwright',
    content: `${title}\n${text}\n${url}`.slice(0, 1900),
    allowed_mentions: { parse: [] },
  })
  try {
    const address = await checkWebhookAddress(house, webhookUrl)
    const status = await post(webhookUrl, address, { 'content-type': 'application/json' }, body)
    return status >= 200 && status < 300 ? { sent: true } : no(`The webhook answered ${status}.`)
  } catch (error) {
    return no(error instanceof Error ? error.message : 'The webhook could not be reached.')
  }
}

async function sendPush(house: House, person: PersonRow, message: Message): Promise<Sent> {
  const rows = await house.db.selectFrom('push').selectAll().where('person', '=', person.id).execute()
  if (rows.length === 0) return no('No browser of yours has subscribed.')
  const keys = await pushKeys(house)
  const went = await Promise.all(rows.map(row => pushTo(house, row, keys, message)))
  return went.includes(true) ? { sent: true } : no('The push service did not take it.')
}

/** Sends to one browser. A service that does not answer delays only its own message. After several failures it is removed. */
async function pushTo(house: House, row: PushRow, keys: PushKeys, message: Message): Promise<boolean> {
  const { endpoint } = row
  const subscription = { endpoint, keys: JSON.parse(row.keys) as webpush.PushSubscription['keys'] }
  try {
    const details = webpush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails: { subject: subjectOf(house), ...keys },
      TTL: 24 * 3600,
    })
    const address = await checkWebhookAddress(house, endpoint)
    const status = await post(endpoint, address, headersOf(details.headers), details.body ?? '')
    if (status < 300) {
      if (row.failures > 0)
        await house.db.updateTable('push').set({ failures: 0 }).where('endpoint', '=', endpoint).execute()
      return true
    }
    if (GONE.includes(status)) await house.db.deleteFrom('push').where('endpoint', '=', endpoint).execute()
    else await failed(house, row)
  } catch (error) {
    house.log.debug({ error: String(error) }, 'a push service did not take a message')
    await failed(house, row)
  }
  return false
}

async function failed(house: House, { endpoint, failures }: PushRow): Promise<void> {
  if (failures + 1 >= MOST_FAILURES) await house.db.deleteFrom('push').where('endpoint', '=', endpoint).execute()
  else
    await house.db
      .updateTable('push')
      .set({ failures: failures + 1 })
      .where('endpoint', '=', endpoint)
      .execute()
}

function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function subjectOf(house: House): string {
  const url = pageUrl(house)
  return url.startsWith('https:') ? url : 'mailto:arkwright@localhost'
}

const KEYS = 'push-keys'

interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export async function pushKeys({ db }: House): Promise<PushKeys> {
  const made = () => JSON.stringify(webpush.generateVAPIDKeys())
  return JSON.parse(await houseValue(db, KEYS, made)) as PushKeys
}

function no(why: string): Sent {
  return { sent: false, why }
}
