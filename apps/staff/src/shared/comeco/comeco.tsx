/** Above a page of a school that is still beginning: how far it is, and the way to the first steps. */
import { PASSOS, primeirosPassos } from '@luneta/domain';
import { Link, Note } from '@luneta/ui';

import { paths } from '../paths.ts';
import { useComeco } from './use-comeco.ts';

const copy = {
  text: (n: number, of: number) => `A escola ainda está começando: ${n} de ${of} passos prontos.`,
  link: 'Ver os primeiros passos',
} as const;

export function Comeco() {
  const passos = useComeco();
  if (passos === null) return null;
  const ready = primeirosPassos(passos).filter(({ estado }) => estado === 'feito').length;
  return (
    <Note tone="info">
      {copy.text(ready, PASSOS.length)} <Link href={paths.inicio}>{copy.link}</Link>
    </Note>
  );
}
