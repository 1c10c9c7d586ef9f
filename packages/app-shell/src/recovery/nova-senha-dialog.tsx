import { OneTimeSecret } from '@luneta/ui';
import { useNavigate } from '../router/index.ts';

import { copy } from './copy.ts';

/** The one-time password, shown once: it leads to the sign-in, and asks first when it was not copied. */
export function NovaSenhaDialog({ nova, username }: { nova: string; username: string }) {
  const navigate = useNavigate();
  const { title, done, label, user, help, login } = copy.nova;
  return (
    <OneTimeSecret
      title={title}
      done={done}
      label={label}
      value={nova}
      facts={username === '' ? [] : [{ term: user, value: username }]}
      closeLabel={login}
      onClose={() => void navigate('/')}
    >
      {help}
    </OneTimeSecret>
  );
}
