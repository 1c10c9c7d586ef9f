/** Makes the tables equal to the plan, row by row, and counts the changes. Runs inside one transaction. */
import type { Tenant } from '../../../database/tenant.ts';
import {
  type CadernoLugar,
  findAvaliacao,
  findCaderno,
  findItens,
  createAvaliacao,
  createItem,
  type ItemRow,
  lugarKey,
  type Moves,
  saveCaderno,
  setAvaliacao,
  setItem,
} from '../../provas/index.ts';
import { isDefective } from './defeito.ts';
import {
  findQuestoes,
  createMidia,
  createQuestao,
  listMidias,
  type QuestaoImportada,
  setQuestao,
} from '../../questoes/index.ts';
import type { ItemPlan } from './interpret.ts';
import type { ExamPlan } from './plano.ts';
import { ensureCiclo } from '../../escola/index.ts';
import { ensureMaterias } from './materias.ts';
import type { Aviso, Contagem } from './relatorio.ts';

/** The TRI scale of ENEM ends at 1000. */
const NOTA_MAXIMA = 1000;

export type Written = {
  readonly avaliacao_id: number;
  readonly questoes: Contagem;
  readonly itens: Contagem;
  readonly midias: Contagem;
  /** Whether the booklet's places or their calibration changed. */
  readonly caderno: boolean;
  readonly avisos: readonly Aviso[];
};

const none = (): Contagem => ({ novas: 0, alteradas: 0, iguais: 0 });

/** Whether each field of `wanted` already has that value in `row`. */
function same(row: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([name, value]) => row[name] === value);
}

async function writeMidias(escola: Tenant, plan: ExamPlan): Promise<Contagem> {
  const count = none();
  const known = await listMidias(escola);
  const fresh = plan.midias.filter(({ sha256 }) => !known.has(sha256));
  for (const one of fresh) await createMidia(escola, one);
  count.novas = fresh.length;
  count.iguais = plan.midias.length - fresh.length;
  return count;
}

function questaoRow(plan: ExamPlan, item: ItemPlan, materia_id: number): QuestaoImportada {
  const [opcao_a, opcao_b, opcao_c, opcao_d, opcao_e] = item.opcoes;
  return {
    codigo: `${plan.codigo}-${item.slug}`,
    materia_id,
    habilidade: item.habilidade,
    enunciado: item.enunciado,
    opcao_a,
    opcao_b,
    opcao_c,
    opcao_d,
    opcao_e,
    gabarito: item.gabarito,
    lingua_estrangeira: item.lingua_estrangeira,
    tri_a: item.tri?.a ?? null,
    tri_b: item.tri?.b ?? null,
    tri_c: item.tri?.c ?? null,
    tri_origem: item.tri ? 'INEP' : null,
    origem: plan.descricao,
  };
}

/** What the school has of the exam: its items and its booklet. */
type KnownExam = { readonly itens: readonly ItemRow[]; readonly caderno: ReadonlyMap<string, CadernoLugar> };

async function findKnownExam(escola: Tenant, avaliacao_id: number | undefined): Promise<KnownExam> {
  if (avaliacao_id === undefined) return { itens: [], caderno: new Map() };
  return { itens: await findItens(escola, avaliacao_id), caderno: await findCaderno(escola, avaliacao_id) };
}

const itemAt = ({ itens }: KnownExam, { numero, lingua_estrangeira }: ItemPlan): ItemRow | undefined =>
  itens.find((row) => row.numero === numero && row.lingua_estrangeira === lingua_estrangeira);

/**
 * Without INEP's record the parameters stay as they are. So does a key that came with INEP's skill, and the missing key of
 * an item that a file of parameters annulled.
 */
function keepCalibration(read: QuestaoImportada, row: QuestaoImportada, anulada: boolean): QuestaoImportada {
  const { tri_a, tri_b, tri_c, tri_origem, habilidade } = row;
  const hasOwnKey = habilidade !== null || (anulada && row.gabarito === null);
  return { ...read, tri_a, tri_b, tri_c, tri_origem, habilidade, gabarito: hasOwnKey ? row.gabarito : read.gabarito };
}

/** The questions as they are stored now, by slug. */
type Questoes = ReadonlyMap<string, QuestaoImportada & { readonly id: number }>;

/** Writes the questions. An unchanged question keeps its date. */
async function writeQuestoes(
  escola: Tenant,
  plan: ExamPlan,
  stored: KnownExam,
  materias: ReadonlyMap<string, number>,
  agora: Date,
) {
  const count = none();
  const questoes = new Map<string, QuestaoImportada & { readonly id: number }>();
  const codes = plan.itens.map(({ slug }) => `${plan.codigo}-${slug}`);
  const asked = stored.itens.map(({ questao_id }) => questao_id);
  const rows = await findQuestoes(escola, codes, asked);
  const known = new Map(rows.map((row) => [row.codigo, row]));
  for (const item of plan.itens) {
    const materia_id = materias.get(`${item.area.codigo} ${item.materia}`);
    if (materia_id === undefined) throw new Error(`no subject for ${item.slug}`);
    const read = questaoRow(plan, item, materia_id);
    const row = known.get(read.codigo);
    const anulada = itemAt(stored, item)?.anulada ?? false;
    const wanted = row && !item.com_registro ? keepCalibration(read, row, anulada) : read;
    if (!row) {
      questoes.set(item.slug, { ...wanted, id: await createQuestao(escola, wanted, agora) });
      count.novas += 1;
      continue;
    }
    questoes.set(item.slug, { ...wanted, id: row.id });
    if (same(row, wanted)) count.iguais += 1;
    else {
      await setQuestao(escola, row.id, wanted, agora);
      count.alteradas += 1;
    }
  }
  return { count, questoes };
}

async function writeAvaliacao(
  escola: Tenant,
  plan: ExamPlan,
  row: Awaited<ReturnType<typeof findAvaliacao>>,
  agora: Date,
): Promise<number> {
  const wanted = {
    descricao: plan.descricao,
    nota_maxima: NOTA_MAXIMA,
    solicitar_idioma: plan.itens.some((item) => item.lingua_estrangeira !== null),
  };
  if (row) {
    if (!same(row, wanted)) await setAvaliacao(escola, row.id, wanted);
    return row.id;
  }
  const ciclo_id = await ensureCiclo(escola, agora);
  const dias = plan.dias.map((dia) => ({ ...dia, bateria: dia.dia_prova }));
  return createAvaliacao(escola, { ...wanted, codigo: plan.codigo, ciclo_id }, dias);
}

/**
 * Whether an item stays out of the scale: the calibration left it out, or the question as it is stored now cannot stand on
 * it. Of an annulled item nothing is decided again without INEP's record: it is out of the scale anyway.
 */
function isForaDaTri(
  item: ItemPlan,
  questao: QuestaoImportada,
  { row, lugar }: { row?: ItemRow; lugar?: CadernoLugar },
) {
  if (item.anulada) return false;
  if (row?.anulada && !item.com_registro) return row.fora_da_tri;
  return (item.calibrado ?? lugar?.calibrado ?? null) === false || isDefective(questao);
}

/** Changes that staff made to an item (an annulment, a bonus) are kept when the exam is imported again. */
async function writeItens(escola: Moves, plan: ExamPlan, avaliacao_id: number, stored: KnownExam, questoes: Questoes) {
  const count = none();
  for (const item of plan.itens) {
    const questao = questoes.get(item.slug);
    if (questao === undefined) throw new Error(`no question for ${item.slug}`);
    const { numero, lingua_estrangeira, anulada, dia_prova } = item;
    const row = itemAt(stored, item);
    const lugar = stored.caderno.get(lugarKey(numero, lingua_estrangeira));
    const fora_da_tri = isForaDaTri(item, questao, { ...(row && { row }), ...(lugar && { lugar }) });
    const wanted = { questao_id: questao.id, fora_da_tri, anulada: anulada || row?.anulada === true };
    if (!row) {
      await createItem(escola, { ...wanted, avaliacao_id, dia_prova, numero, lingua_estrangeira });
      count.novas += 1;
    } else if (same(row, wanted)) count.iguais += 1;
    else {
      await setItem(escola, row.id, wanted);
      count.alteradas += 1;
    }
  }
  return count;
}

/** Writes the whole plan. Call it inside a transaction, so that half an exam is never visible. */
export async function writeExam(escola: Moves, plan: ExamPlan, agora: Date): Promise<Written> {
  const { ids: materias, avisos } = await ensureMaterias(escola, plan.itens);
  const midias = await writeMidias(escola, plan);
  const known = await findAvaliacao(escola, plan.codigo);
  const stored = await findKnownExam(escola, known?.id);
  const { count, questoes } = await writeQuestoes(escola, plan, stored, materias, agora);
  const avaliacao_id = await writeAvaliacao(escola, plan, known, agora);
  const itens = await writeItens(escola, plan, avaliacao_id, stored, questoes);
  const caderno = await saveCaderno(escola, avaliacao_id, stored.caderno, plan.caderno);
  return { avaliacao_id, questoes: count, itens, midias, caderno, avisos };
}
