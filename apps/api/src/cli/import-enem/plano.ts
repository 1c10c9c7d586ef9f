/** The whole exam as it must be stored, and every defect of its folder. */
import { interpret, type ItemPlan } from './interpret.ts';
import { readPictures, type Midia } from './imagens.ts';
import type { ExamFolder } from './pasta.ts';
import { AREAS, LANGUAGES, LANGUAGE_UNTIL } from './posicoes.ts';
import { aviso, type Aviso } from './relatorio.ts';

export type ExamPlan = {
  readonly codigo: string;
  readonly descricao: string;
  readonly itens: readonly ItemPlan[];
  readonly midias: readonly Midia[];
  readonly avisos: readonly Aviso[];
};

const place = (index: number, language: string | null): string => `${index} ${language ?? ''}`;

function expectedPlaces(): { slug: string; key: string }[] {
  const last = AREAS.at(-1)?.ate ?? 0;
  return Array.from({ length: last }, (_, i) => i + 1).flatMap((index) =>
    index <= LANGUAGE_UNTIL
      ? Object.keys(LANGUAGES).map((language) => ({ slug: `${index}-${language}`, key: place(index, language) }))
      : [{ slug: String(index), key: place(index, null) }],
  );
}

/** Interprets every question of the folder in the order of the exam. */
export async function planExam(folder: ExamFolder, escola_id: number): Promise<ExamPlan> {
  const pictures = await readPictures(folder, escola_id);
  const records = folder.crosswalk && new Map(folder.crosswalk.map((item) => [place(item.index, item.language), item]));
  const avisos: Aviso[] = [...pictures.avisos];
  const itens = new Map<string, ItemPlan>();
  const places = new Set<string>();
  let undescribed = 0;
  const questions = folder.questions.toSorted((x, y) => x.index - y.index || x.slug.localeCompare(y.slug, 'pt-BR'));
  for (const question of questions) {
    const key = place(question.index, question.language);
    if (places.has(key)) {
      avisos.push(aviso('QUESTAO_REPETIDA', question.slug));
      continue;
    }
    places.add(key);
    const inep = records ? (records.get(key) ?? null) : undefined;
    const read = interpret(question, inep, (url, alt) => pictures.picture(question, url, alt));
    avisos.push(...read.avisos);
    undescribed += read.imagensSemDescricao;
    if (read.plan) itens.set(key, read.plan);
  }
  if (!records) avisos.push(aviso('CRUZAMENTO_AUSENTE', null));
  if (undescribed > 0) avisos.push(aviso('IMAGENS_SEM_DESCRICAO', null, { n: undescribed }));
  for (const { slug, key } of expectedPlaces()) {
    if (places.has(key)) continue;
    avisos.push(aviso('QUESTAO_AUSENTE', slug));
    if (records?.has(key)) avisos.push(aviso('CRUZAMENTO_SEM_QUESTAO', slug));
  }
  const title = `ENEM ${folder.year}`;
  return {
    codigo: `ENEM-${folder.year}`,
    descricao: title,
    itens: [...itens.values()],
    midias: [...pictures.midias.values()],
    avisos,
  };
}
