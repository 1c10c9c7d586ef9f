/** The draft of an exam from which questions are written or brought, as addresses name it, and the way back to it. Pure. */
import { paths } from './paths.ts';

/** From the step of its questions. */
export const PROVA_PARAM = 'prova';
/** From the look through what a file brought, and from which place of it. */
const CONFERIR_PARAM = 'conferir';
const LUGAR_PARAM = 'lugar';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The draft under this name; null for none, or one that no page gave out. */
export function rascunhoIn(search: URLSearchParams, name: string): string | null {
  const named = search.get(name);
  return named !== null && UUID.test(named) ? named : null;
}

/** The draft whose questions are brought; null for none. */
export const provaDe = (search: URLSearchParams): string | null => rascunhoIn(search, PROVA_PARAM);

/** The address of an editor that leads back to the step of the questions. */
export const daProva = (href: string, rascunho_id: string): string => `${href}?${PROVA_PARAM}=${rascunho_id}`;

/** The address of an editor that leads back to this place of an imported exam. */
export const daConferencia = (href: string, rascunho_id: string, lugar: number): string =>
  `${href}?${CONFERIR_PARAM}=${rascunho_id}&${LUGAR_PARAM}=${lugar}`;

/** The step of the questions of an exam. */
export const voltaDaProva = (rascunho_id: string): string => `${paths.rascunho(rascunho_id)}?etapa=questoes`;

/** The place that was open; null for none. */
export function lugarDe(search: URLSearchParams): number | null {
  const lugar = search.get(LUGAR_PARAM);
  return lugar !== null && /^\d{1,3}$/u.test(lugar) ? Number(lugar) : null;
}

/** Where the editor of a question leads back to. */
export function voltaDe(search: URLSearchParams): {
  readonly href: string;
  readonly para: 'conferir' | 'prova' | 'banco';
} {
  const conferir = rascunhoIn(search, CONFERIR_PARAM);
  if (conferir !== null) {
    const lugar = lugarDe(search);
    return {
      href: `${paths.provaConferir(conferir)}${lugar === null ? '' : `?${LUGAR_PARAM}=${lugar}`}`,
      para: 'conferir',
    };
  }
  const prova = provaDe(search);
  return prova === null ? { href: paths.questoes, para: 'banco' } : { href: voltaDaProva(prova), para: 'prova' };
}
