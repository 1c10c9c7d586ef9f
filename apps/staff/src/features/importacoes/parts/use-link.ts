import { useEscola } from '../../../shared/escola/use-escola.ts';

/** An address of the imports for the school that is looked at, so that another step is of the same one. */
export function useLink(): (href: string) => string {
  const { escola_id } = useEscola();
  return (href) => (escola_id === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}escola=${escola_id}`);
}
