/** A question of a file in words, as reports and tables show it. */
import { toPlainText } from '../../../http/rich-text/plain-text.ts';
import type { Lidos } from '../arquivo/modelo.ts';
import type { QuestaoGuardada } from './guardada.ts';

const CELULA = 500;
const COLUNAS = ['a', 'b', 'c', 'd', 'e'] as const;
const LINGUAS = { 1: 'inglês', 2: 'espanhol' } as const;

/** The question in words, by the fields of an import. */
export function lidosDe(questao: QuestaoGuardada): Lidos {
  const { codigo, tipo, enunciado, texto_base, gabarito, comentario, dificuldade, lingua, tri } = questao;
  const [materia = null, ...folders] = questao.categoria;
  const words: Readonly<Partial<Record<keyof Lidos, string | null>>> = {
    codigo,
    materia: questao.materia ?? materia,
    objeto: questao.objeto ?? folders.at(-1) ?? null,
    habilidades: questao.habilidades.join(', '),
    tipo,
    texto_base: toPlainText(texto_base?.conteudo ?? '', CELULA),
    enunciado: toPlainText(enunciado, CELULA),
    ...Object.fromEntries(questao.alternativas.map(({ texto }, n) => [COLUNAS[n], toPlainText(texto, CELULA)])),
    gabarito,
    comentario: toPlainText(comentario, CELULA),
    dificuldade,
    lingua: lingua === null ? null : LINGUAS[lingua],
    tri_a: tri === null ? null : String(tri.a),
    tri_b: tri === null ? null : String(tri.b),
    tri_c: tri === null ? null : String(tri.c),
    tri_origem: tri?.origem ?? null,
    etiquetas: questao.etiquetas.join('; '),
  };
  const said = Object.entries(words).flatMap(([campo, text]) =>
    text ? [[campo, text.slice(0, CELULA)] as const] : [],
  );
  return Object.fromEntries(said);
}
