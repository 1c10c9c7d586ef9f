/** A list with nothing in it yet: who may set the school up is led to the first steps, everybody else to the office. */
import { ButtonLink, EmptyState } from '@luneta/ui';

import { paths } from '../paths.ts';
import { useMayCall } from '../use-may-call.ts';

const copy = {
  text: 'A escola ainda está começando. Os primeiros passos mostram o que falta.',
  action: 'Ir para os primeiros passos',
} as const;

/** @param text what somebody reads who cannot change it */
export function Vazio({ text }: { text: string }) {
  const may = useMayCall()('getPrimeirosPassos');
  if (!may) return <EmptyState text={text} />;
  return <EmptyState text={copy.text} action={<ButtonLink href={paths.inicio}>{copy.action}</ButtonLink>} />;
}
