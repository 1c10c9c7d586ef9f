/** The shape of a question in an answer: stem and options, and the key and comment as `reveal.ts` returned them. */
import type { components } from '@luneta/openapi';

import type { EnunciadoRow, Passagem, QuestaoRow } from './questao.ts';
import type { Revealed } from './reveal.ts';

type Questao = components['schemas']['Questao'];

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const escaped = (text: string) => text.replaceAll(/[<>&]/gu, (sign) => ESCAPES[sign] ?? sign);

/** The passage with its source, and the stem below it, as one text. */
export function presentTexto({
  passagem,
  enunciado,
}: {
  readonly passagem: Passagem | null;
  readonly enunciado: string;
}): string {
  if (passagem === null) return enunciado;
  const fonte = passagem.fonte === '' ? '' : `<p><small>${escaped(passagem.fonte)}</small></p>`;
  return `${passagem.conteudo}${fonte}${enunciado}`;
}

/** Stem and options alone. */
export function presentEnunciado(row: EnunciadoRow) {
  const { banco_questao_id, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e } = row;
  return { banco_questao_id, enunciado: presentTexto(row), opcao_a, opcao_b, opcao_c, opcao_d, opcao_e };
}

/** A question with the key and comment that its reader may see. */
export function presentQuestao(row: Revealed<QuestaoRow>): Questao {
  const { gabarito, comentario } = row;
  return { ...presentEnunciado(row), gabarito, comentario };
}
