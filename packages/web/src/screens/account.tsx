// My account: sign-in and registration, or my settings; links in e-mails lead here too.
import '../style/forms.css'
import '../online/online.css'
import type { Me } from '@arkwright/server/client'
import { Suspense, useEffect, useState } from 'react'
import { laterNamed } from '../later.ts'
import { text } from '../messages/index.ts'
import { Security } from '../online/account-security.tsx'
import { Leaving, NameForm, Passkeys, Sessions, WindowForm } from '../online/account-settings.tsx'
import { api } from '../online/api.ts'
import { BlockedPlayers } from '../online/block-button.tsx'
import { faultWords } from '../online/faults.ts'
import { GuestForm } from '../online/guest-form.tsx'
import { useHouse } from '../online/house.ts'
import { NoticeSettings } from '../online/notice-settings.tsx'
import { Programs } from '../online/programs.tsx'
import { FromProvider, Links } from '../online/provider-doors.tsx'
import { isProvider } from '../online/providers.ts'
import { NewPassword, Register, SignIn } from '../online/sign-in-forms.tsx'
import { WithHouse } from '../online/with-house.tsx'
import { Link } from '../shell/link.tsx'

const ExploreConsent = laterNamed(() => import('../explorer/consent.tsx'), 'ExploreConsent')

export default function AccountScreen({ provider }: { provider: string }) {
  const letter = new URLSearchParams(location.search)
  const reset = letter.get('reset')
  const prove = letter.get('prove')
  const unsubscribe = letter.get('unsubscribe')
  return (
    <WithHouse title={text.online.account.title}>
      <h1>{text.online.account.title}</h1>
      {prove !== null && <Proof token={prove} />}
      {unsubscribe !== null && <Unsubscribe token={unsubscribe} />}
      {isProvider(provider) && <FromProvider provider={provider} />}
      {reset === null ? <Account /> : <NewPassword token={reset} />}
    </WithHouse>
  )
}

function Proof({ token }: { token: string }) {
  const [said, tell] = useState<string>()
  useEffect(() => {
    api.call('POST /api/email/proof', { body: { token } }).then(
      () => tell(text.online.account.proved),
      error => tell(faultWords(error)),
    )
  }, [token])
  return said === undefined ? null : <p role="status">{said}</p>
}

/** Needs a press, because programs that scan e-mails follow links too. */
function Unsubscribe({ token }: { token: string }) {
  const words = text.online.security
  const [said, tell] = useState<string>()
  const send = () =>
    void api.call('POST /api/unsubscribe', { body: { token } }).then(
      () => tell(words.unsubscribed),
      error => tell(faultWords(error)),
    )
  if (said !== undefined) return <p role="status">{said}</p>
  return (
    <p>
      <button type="button" className="primary" onClick={send}>
        {words.unsubscribe}
      </button>
    </p>
  )
}

function addressOf({ email, emailProved }: Me): string {
  const address = email ?? ''
  return emailProved ? address : text.online.account.unproved({ email: address })
}

function Account() {
  const words = text.online.account
  const me = useHouse(house => house.me)
  if (me === undefined) {
    return (
      <div className="account-doors">
        <GuestForm alone={false} />
        <SignIn />
        <Register guest={false} />
      </div>
    )
  }
  return (
    <div className="account">
      <section className="panel">
        <h2>{me.name}</h2>
        <p className="quiet">{me.registered ? addressOf(me) : words.guest}</p>
        <NameForm me={me} />
        <p className="side-doors">
          <Link to={`/person/${me.id}`} className="secondary">
            {words.profile}
          </Link>
          <Link to="/lobby" className="secondary">
            {text.online.lobby.title}
          </Link>
          {me.host && (
            <Link to="/hosts" className="secondary">
              {text.service.hosts.title}
            </Link>
          )}
        </p>
        {me.registered && <Passkeys me={me} />}
      </section>
      {!me.registered && <Register guest />}
      {me.registered && <Security me={me} />}
      <Links />
      <BlockedPlayers />
      <WindowForm me={me} />
      <Sessions />
      <NoticeSettings key={me.notices.webhookUrl} me={me} />
      <Programs />
      <Suspense fallback={null}>
        <ExploreConsent me={me} />
      </Suspense>
      <Leaving me={me} />
    </div>
  )
}
