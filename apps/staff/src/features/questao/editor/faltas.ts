/** What keeps a question from being saved, or from being used: rules of domain, in the words and at the fields of the editor. Pure. */
import { imagensSemDescricao, questaoContradicoes, questaoFalhas, type QuestaoFalha } from '@luneta/domain';

import { copy } from './copy.ts';
import { escritas, gabaritoOf, pedidoOf, pontosOf, type Valores } from './valores.ts';

/** A key belongs to the alternatives, which mark it. */
const fieldOf = ({ campo }: QuestaoFalha) => (campo === 'gabarito' ? 'alternativas' : campo);

const perguntaOf = (valores: Valores) => {
  const { tipo, enunciado, alternativas, gabarito = null } = pedidoOf(valores);
  return { tipo, enunciado, alternativas, gabarito };
};

/** Sentences by field. @param whole nothing may be missing */
export function faltasDe(valores: Valores, whole: boolean): Readonly<Record<string, string | undefined>> {
  const pergunta = perguntaOf(valores);
  const found: Record<string, string> = {};
  for (const falha of whole ? questaoFalhas(pergunta) : questaoContradicoes(pergunta))
    found[fieldOf(falha)] ??= copy.faltas[falha.codigo];
  // An empty one between two others has no letter of its own, in a draft either.
  for (const [n, { texto, motivo }] of escritas(valores).entries())
    if (texto === '' && (motivo !== '' || n < escritas(valores).length - 1))
      found[`alternativas.${n}.texto`] ??= copy.faltas.alternativa_vazia;
  if (whole) {
    for (const field of ['enunciado', 'comentario', 'orientacoes'] as const)
      if (imagensSemDescricao(valores[field]) > 0) found[field] ??= copy.faltas.imagem;
    for (const [n, { texto }] of escritas(valores).entries())
      if (imagensSemDescricao(texto) > 0) found[`alternativas.${n}.texto`] ??= copy.faltas.imagem;
  }
  const pontos = valores.tipo === 'discursiva' ? pontosOf(valores.pontuacao) : null;
  if (pontos !== null && !(pontos >= 0.01 && pontos <= 1000)) found['pontuacao'] = copy.faltas.pontuacao;
  return found;
}

/** One line of what a question needs to be used. */
export type Item = { readonly id: string; readonly text: string; readonly done: boolean };

/** What an approved question has, and what makes it a good one. */
export function listaDe(valores: Valores): readonly Item[] {
  const falhas = questaoFalhas(perguntaOf(valores));
  const lacks = (...codes: readonly QuestaoFalha['codigo'][]) => falhas.some(({ codigo }) => codes.includes(codigo));
  const options = escritas(valores);
  const undescribed = [valores.enunciado, valores.comentario, ...options.map(({ texto }) => texto)].reduce(
    (sum, html) => sum + imagensSemDescricao(html),
    0,
  );
  const words = copy.lista;
  return [
    { id: 'enunciado', text: words.enunciado, done: !lacks('enunciado_vazio') },
    ...(valores.tipo === 'objetiva'
      ? [
          {
            id: 'alternativas',
            text: words.alternativas(options.length),
            done: !lacks('sem_alternativas', 'alternativa_vazia', 'alternativa_repetida'),
          },
          { id: 'gabarito', text: words.gabarito, done: gabaritoOf(options) !== null },
        ]
      : []),
    { id: 'materia', text: words.materia, done: valores.materia_id !== null },
    {
      id: 'imagens',
      text: undescribed === 0 ? words.imagens : words.semDescricao(undescribed),
      done: undescribed === 0,
    },
  ];
}
