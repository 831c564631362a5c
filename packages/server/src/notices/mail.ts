// E-mails: by SMTP if the host set it up, else into the log. Only the level `debug` logs the full text.
import type { Transporter } from 'nodemailer'
import type { House } from '../house.ts'
import type { Mail } from '../settings.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

const transports = new WeakMap<Mail, Transporter>()

async function transportFor(mail: Mail): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const known = transports.get(mail) ?? createTransport(mail.smtp)
  transports.set(mail, known)
  return known
}

/** False: it could not be sent. The log says why. */
export async function sendMail(house: House, letter: Letter): Promise<boolean> {
  const { mail } = house.settings
  if (mail === undefined) {
    // Links in e-mails open accounts, so the usual log leaves them out.
    const { to, subject } = letter
    house.log.info({ to, subject }, 'an e-mail was not sent: SMTP is not set up; ARKWRIGHT_LOG=debug shows its text')
    house.log.debug({ letter }, 'an e-mail that was not sent')
    return true
  }
  try {
    const transport = await transportFor(mail)
    await transport.sendMail({ from: mail.from, ...letter })
    return true
  } catch (error) {
    house.log.warn({ error: String(error) }, 'an e-mail could not be sent')
    return false
  }
}
