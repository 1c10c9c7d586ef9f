/** The whole exam as it must be stored, and every defect of its folder. */
import type { AreaCodigo } from '@luneta/domain/areas-enem';

import type { CadernoLugar } from '../../provas/index.ts';
import type { CrosswalkItem } from './formato.ts';
import { interpret, isCalibrado, type ItemPlan, type Pictured } from './interpret.ts';
import type { Midia } from '../../questoes/index.ts';
import { readPictures } from './imagens.ts';
import type { CadernoDaArea } from './inep.ts';
import type { ExamFolder } from './pasta-lida.ts';
import { blockOrder, expectedPlaces, placeKey, placeQuestions } from './lugares.ts';
import { daysOf, LANGUAGES } from './posicoes.ts';
import { aviso, type Aviso } from './relatorio.ts';

/** A place of the booklet, with the key that INEP's record gives it: X where it was annulled, null without a record. */
export type LugarDoCaderno = CadernoLugar & {
  readonly area_codigo: AreaCodigo;
  readonly dia_prova: 1 | 2;
  readonly gabarito: string | null;
};

export type ExamPlan = {
  readonly ano: number;
  readonly codigo: string;
  readonly descricao: string;
  /** The areas in the order of the exam. */
  readonly areas: string;
  readonly dias: readonly { readonly dia_prova: 1 | 2; readonly duracao_minutos: number }[];
  readonly itens: readonly ItemPlan[];
  /** Every place of the printed booklet, of lost questions too. */
  readonly caderno: readonly LugarDoCaderno[];
  /** The booklets of INEP's own file; none without one in the folder. */
  readonly cadernos: readonly CadernoDaArea[];
  readonly midias: readonly Midia[];
  readonly avisos: readonly Aviso[];
};

export type Como = {
  /** Address below which pictures of the school are, with its last slash. */
  readonly pasta: string;
  /** A picture without a description gets one that names its question; false: it stays without. */
  readonly descreve: boolean;
};

/** INEP's records by place; what stands first wins. */
function recordsByPlace(records: readonly CrosswalkItem[] | null): Map<string, CrosswalkItem> | null {
  return records && new Map(records.toReversed().map((item) => [placeKey(item.index, item.language), item]));
}

/** Interprets every question of the folder in the order of the exam. */
export async function planExam(folder: ExamFolder, { pasta, descreve }: Como): Promise<ExamPlan> {
  const pictures = await readPictures(folder, pasta);
  const placed = placeQuestions(folder.year, folder.questions, folder.crosswalk, folder.itens);
  const records = recordsByPlace(placed.records);
  const avisos: Aviso[] = [...folder.avisos, ...pictures.avisos, ...placed.avisos];
  const itens = new Map<string, ItemPlan>();
  let undescribed = 0;
  for (const lugar of placed.lugares) {
    const key = placeKey(lugar.numero, lugar.language);
    const inep = records ? (records.get(key) ?? null) : undefined;
    const picture: Pictured = (url, alt) => pictures.picture(lugar.question, url, alt);
    const read = interpret(lugar, inep, { picture, descreve });
    avisos.push(...read.avisos);
    undescribed += read.imagensSemDescricao;
    itens.set(key, read.plan);
  }
  if (!records) avisos.push(aviso('CRUZAMENTO_AUSENTE', null));
  if (undescribed > 0) avisos.push(aviso('IMAGENS_SEM_DESCRICAO', null, { n: undescribed }));
  const caderno: LugarDoCaderno[] = [];
  for (const { slug, key, numero, language, block } of expectedPlaces(folder.year, placed)) {
    const inep = records?.get(key);
    caderno.push({
      numero,
      dia_prova: block.dia_prova,
      gabarito: inep?.inep_key ?? null,
      lingua_estrangeira: language ? LANGUAGES[language].lingua_estrangeira : 0,
      area_codigo: block.area.codigo,
      calibrado: inep ? isCalibrado(inep) : null,
    });
    if (itens.has(key)) continue;
    avisos.push(aviso('QUESTAO_AUSENTE', slug));
    if (inep) avisos.push(aviso('CRUZAMENTO_SEM_QUESTAO', slug));
  }
  return {
    ano: folder.year,
    codigo: `ENEM-${folder.year}`,
    descricao: `ENEM ${folder.year}`,
    areas: blockOrder(placed.blocks),
    dias: daysOf(folder.year, placed.blocks),
    itens: [...itens.values()],
    caderno,
    cadernos: placed.inep?.cadernos ?? [],
    midias: [...pictures.midias.values()],
    avisos,
  };
}
