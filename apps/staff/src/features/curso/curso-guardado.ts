/** A text kept on the device, read back: another build or a hand may have written it, so its shape is looked at. Pure. */
import { CHAPTERS, QUIZ_OPTIONS } from '@luneta/domain';
import type { QuizItem } from '@luneta/ui/editor';

import { CAPITULOS, type CursoForm } from './curso-form.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const areTexts = (fields: Fields, names: readonly string[]) => names.every((name) => typeof fields[name] === 'string');

const isEstrutura = (value: unknown): value is CursoForm['estrutura'] =>
  isFields(value) &&
  areTexts(value, ['nome_curso', 'frase_efeito', 'resumo']) &&
  isTexts(value['capitulos']) &&
  value['capitulos'].length === CHAPTERS;

const isExercicio = (value: unknown): value is CursoForm['exercicios_praticos'][number] =>
  isFields(value) && areTexts(value, ['enunciado', 'resolucao']);

const isQuestao = (value: unknown): value is QuizItem =>
  isFields(value) &&
  areTexts(value, ['enunciado', 'comentario']) &&
  isTexts(value['alternativas']) &&
  value['alternativas'].length === QUIZ_OPTIONS &&
  (value['gabarito'] === null || typeof value['gabarito'] === 'number');

const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

/** Whether what was kept is the text of a course. */
export function isCursoForm(value: unknown): value is CursoForm {
  return (
    isFields(value) &&
    isEstrutura(value['estrutura']) &&
    areTexts(value, CAPITULOS) &&
    isTexts(value['explicacao_resumida']) &&
    isTexts(value['resumo']) &&
    isList(value['exercicios_praticos'], isExercicio) &&
    isList(value['quiz'], isQuestao)
  );
}
