/** What the check of a link says about it. */

import { hostDoEndereco } from './conteudo-endereco.ts';

/** How often a check follows an answer that leads elsewhere. */
export const MAX_REDIRECIONAMENTOS = 3;

export type Verificacao = 'ok' | 'redireciona' | 'quebrado' | 'recusado';

/** Answers of a page that is there, yet not for a request without a body or without a browser. */
const PRESENTE: readonly number[] = [403, 405, 429, 501];

/**
 * What the last answer means. [ROT-11]
 * @param de address that was checked
 * @param para address that answered
 * @param status of the answer; null when none came in time
 */
export function verificacaoDe(de: string, para: string, status: number | null): Verificacao {
  const answers = status !== null && ((status >= 200 && status < 300) || PRESENTE.includes(status));
  if (!answers) return 'quebrado';
  return hostDoEndereco(de) === hostDoEndereco(para) ? 'ok' : 'redireciona';
}
