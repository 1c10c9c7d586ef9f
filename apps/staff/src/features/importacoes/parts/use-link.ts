import { useAddress } from '@luneta/app-shell/list';

import { useEscola } from '../../../shared/escola/use-escola.ts';
import { PROVA_PARAM, provaDe } from '../../../shared/prova-de-origem.ts';

/** An address of the imports for the school that is looked at and the exam that waits, so that another step is of the same ones. */
export function useLink(): (href: string) => string {
  const { escola_id } = useEscola();
  const { search } = useAddress();
  const prova = provaDe(search);
  const added = [
    ...(escola_id === undefined ? [] : [`escola=${escola_id}`]),
    ...(prova === null ? [] : [`${PROVA_PARAM}=${prova}`]),
  ];
  return (href) => (added.length === 0 ? href : `${href}${href.includes('?') ? '&' : '?'}${added.join('&')}`);
}
