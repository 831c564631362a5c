// Guests need only a name; they can register later.
import { text } from '../messages/first.ts'
import { Link } from '../shell/link.tsx'
import { Field, Form } from './form.tsx'
import { beGuest } from './house.ts'

/** `alone`: this screen has no other way to sign in. */
export function GuestForm({ alone = true }: { alone?: boolean }) {
  const words = text.online.guest
  return (
    <div className="panel guest">
      <h2>{words.title}</h2>
      <Form label={words.play} className="in-a-row" submit={field => beGuest(field('name'))}>
        <Field label={words.name} name="name" maxLength={40} autoComplete="nickname" />
      </Form>
      <p className="quiet">
        {words.later} {alone && <Link to="/account">{words.signIn}</Link>}
      </p>
    </div>
  )
}
