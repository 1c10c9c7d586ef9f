/** The form itself: fields, and the one sentence when it fails. Makes no call. */
import { Button, Checkbox, Link, Note, PasswordInput, TextInput } from '@luneta/ui';
import { useState, type FormEvent } from 'react';

import { copy } from './copy.ts';
import * as css from './login.css.ts';

export type LoginInput = { login: string; password: string; lembrar: boolean };

export type LoginFormProps = {
  pending: boolean;
  /** The sentence under the form after a failure. */
  problem: string | null;
  onSubmit: (input: LoginInput) => void;
  /** Called on typing, which clears the message (S1 §4). Receives the current user name. */
  onType: (login: string) => void;
  /** The user name already given, e.g. before a recovery. */
  initialLogin?: string;
};

/** S1 §2.2, §5: trimmed before sending; the button is enabled only with both fields filled and nothing pending. */
export function LoginForm({ pending, problem, onSubmit, onType, initialLogin = '' }: LoginFormProps) {
  const [login, setLogin] = useState(initialLogin);
  const [password, setPassword] = useState('');
  const [lembrar, setLembrar] = useState(false);
  const ready = login.trim() !== '' && password.trim() !== '';

  function typeLogin(value: string) {
    setLogin(value);
    onType(value);
  }
  function typePassword(value: string) {
    setPassword(value);
    onType(login);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready && !pending) onSubmit({ login: login.trim(), password: password.trim(), lembrar });
  }

  return (
    // Sent by the browser itself before any script has come, a form would put the password into the address.
    <form className={css.form} method="post" onSubmit={submit} noValidate>
      <TextInput label={copy.login} name="username" autoComplete="username" value={login} onChange={typeLogin} />
      <PasswordInput
        label={copy.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={typePassword}
      />
      <div className={css.row}>
        <Checkbox label={copy.remember} checked={lembrar} onChange={setLembrar} />
        <Link href="/recuperacao_senha">{copy.forgot}</Link>
      </div>
      {problem !== null && (
        <Note tone="danger" alert>
          {problem}
        </Note>
      )}
      <Button type="submit" block busy={pending} disabled={!ready && !pending}>
        {copy.submit}
      </Button>
    </form>
  );
}
