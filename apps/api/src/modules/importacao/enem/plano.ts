/** The whole exam as it must be stored, and every defect of its folder. */
import type { CadernoLugar } from '../../provas/index.ts';
import { interpret, isCalibrado, type ItemPlan } from './interpret.ts';
import type { Midia } from '../../questoes/index.ts';
import { readPictures } from './imagens.ts';
import type { ExamFolder } from './pasta.ts';
import { blockOrder, expectedPlaces, placeKey, placeQuestions } from './lugares.ts';
import { daysOf, LANGUAGES } from './posicoes.ts';
import { aviso, type Aviso } from './relatorio.ts';

export type ExamPlan = {
  readonly codigo: string;
  readonly descricao: string;
  /** The areas in the order of the exam. */
  readonly areas: string;
  readonly dias: readonly { readonly dia_prova: 1 | 2; readonly duracao_minutos: number }[];
  readonly itens: readonly ItemPlan[];
  /** Every place of the printed booklet, of lost questions too. */
  readonly caderno: readonly CadernoLugar[];
  readonly midias: readonly Midia[];
  readonly avisos: readonly Aviso[];
};

/** Interprets every question of the folder in the order of the exam. */
export async function planExam(folder: ExamFolder, escola_id: number): Promise<ExamPlan> {
  const pictures = await readPictures(folder, escola_id);
  const records =
    folder.crosswalk && new Map(folder.crosswalk.map((item) => [placeKey(item.index, item.language), item]));
  const placed = placeQuestions(folder.year, folder.questions, folder.crosswalk);
  const avisos: Aviso[] = [...folder.avisos, ...pictures.avisos, ...placed.avisos];
  const itens = new Map<string, ItemPlan>();
  let undescribed = 0;
  for (const lugar of placed.lugares) {
    const key = placeKey(lugar.numero, lugar.language);
    const inep = records ? (records.get(key) ?? null) : undefined;
    const read = interpret(lugar, inep, (url, alt) => pictures.picture(lugar.question, url, alt));
    avisos.push(...read.avisos);
    undescribed += read.imagensSemDescricao;
    itens.set(key, read.plan);
  }
  if (!records) avisos.push(aviso('CRUZAMENTO_AUSENTE', null));
  if (undescribed > 0) avisos.push(aviso('IMAGENS_SEM_DESCRICAO', null, { n: undescribed }));
  const caderno: CadernoLugar[] = [];
  for (const { slug, key, numero, language, block } of expectedPlaces(folder.year, placed)) {
    const inep = records?.get(key);
    caderno.push({
      numero,
      lingua_estrangeira: language ? LANGUAGES[language].lingua_estrangeira : 0,
      area_codigo: block.area.codigo,
      calibrado: inep ? isCalibrado(inep) : null,
    });
    if (itens.has(key)) continue;
    avisos.push(aviso('QUESTAO_AUSENTE', slug));
    if (inep) avisos.push(aviso('CRUZAMENTO_SEM_QUESTAO', slug));
  }
  return {
    codigo: `ENEM-${folder.year}`,
    descricao: `ENEM ${folder.year}`,
    areas: blockOrder(placed.blocks),
    dias: daysOf(folder.year, placed.blocks),
    itens: [...itens.values()],
    caderno,
    midias: [...pictures.midias.values()],
    avisos,
  };
}
