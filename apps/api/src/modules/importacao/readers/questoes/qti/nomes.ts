/** One name for what QTI 2 and QTI 3 write differently: `choiceInteraction` and `qti-choice-interaction`. */
import { type Elemento, isElemento } from '../xml/arvore.ts';

const plain = (name: string): string => name.replace(/^qti-/u, '').replaceAll('-', '').toLowerCase();

/** The name without the marks of a version, in lower case. */
export const nomeDe = ({ nome }: Elemento): string => plain(nome);

/** An attribute in either spelling; '' without it. @param nome in lower case, without hyphens */
export function atributoDe({ atributos }: Elemento, nome: string): string {
  const found = Object.keys(atributos).find((key) => plain(key) === nome);
  return found === undefined ? '' : (atributos[found] ?? '').trim();
}

/** Every element below, the outermost first. */
export function descendentes(elemento: Elemento): readonly Elemento[] {
  return elemento.filhos.filter(isElemento).flatMap((filho) => [filho, ...descendentes(filho)]);
}

export const todos = (elemento: Elemento, nome: string): readonly Elemento[] =>
  descendentes(elemento).filter((one) => nomeDe(one) === nome);

export const primeiro = (elemento: Elemento, nome: string): Elemento | null => todos(elemento, nome)[0] ?? null;
