// The ways out of the house: web push, e-mail, webhook. Each says whether it went, and if not, why.
import webpush from 'web-push'
import type { House } from '../house.ts'
import { pageUrl } from '../people/accounts.ts'
import { noticeSettings } from '../people/person.ts'
import type { PersonRow } from '../storage/schema.ts'
import { sendMail } from './mail.ts'
import { post } from './post.ts'
import { checkWebhookAddress } from './webhook-address.ts'

export interface Message {
  readonly title: string
  readonly text: string
  readonly url: string
}

export type Sent = { readonly sent: true } | { readonly sent: false; readonly why: string }
export type Way = 'push' | 'email' | 'webhook'

const GONE = [404, 410]

export const SEND: Readonly<Record<Way, (house: House, person: PersonRow, message: Message) => Promise<Sent>>> = {
  push: sendPush,
  email: sendLetter,
  webhook: sendWebhook,
}

async function sendLetter(house: House, person: PersonRow, message: Message): Promise<Sent> {
  if (person.email === null) return no('There is no e-mail address in this account.')
  if (person.email_proved === 0) return no('The e-mail address has not been confirmed yet.')
  const letter = { to: person.email, subject: message.title, text: `${message.text}\n\n${message.url}` }
  return (await sendMail(house, letter)) ? { sent: true } : no('The mail server did not take it.')
}

/** In the shape Discord reads; nothing in it calls anybody by name. */
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
  let went = false
  for (const { endpoint, keys: own } of rows) {
    const subscription = { endpoint, keys: JSON.parse(own) as webpush.PushSubscription['keys'] }
    try {
      const details = webpush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: { subject: subjectOf(house), ...keys },
        TTL: 24 * 3600,
      })
      const address = await checkWebhookAddress(house, endpoint)
      const status = await post(endpoint, address, headersOf(details.headers), details.body ?? '')
      if (status < 300) went = true
      else if (GONE.includes(status)) await house.db.deleteFrom('push').where('endpoint', '=', endpoint).execute()
    } catch (error) {
      house.log.debug({ error: String(error) }, 'a push service did not take a message')
    }
  }
  return went ? { sent: true } : no('The push service did not take it.')
}

function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function subjectOf(house: House): string {
  const url = pageUrl(house)
  return url.startsWith('https:') ? url : 'mailto:arkwright@localhost'
}

const KEYS = 'push-keys'

/** Made once for the house; whichever server is first makes them for all. */
export async function pushKeys(house: House): Promise<{ publicKey: string; privateKey: string }> {
  const find = () => house.db.selectFrom('house').select('value').where('name', '=', KEYS).executeTakeFirst()
  const known = await find()
  if (known !== undefined) return JSON.parse(known.value) as { publicKey: string; privateKey: string }
  await house.db
    .insertInto('house')
    .values({ name: KEYS, value: JSON.stringify(webpush.generateVAPIDKeys()) })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  return pushKeys(house)
}

function no(why: string): Sent {
  return { sent: false, why }
}
