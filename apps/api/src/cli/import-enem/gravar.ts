/** Makes the tables equal to the plan, row by row, and counts the changes. Runs inside one transaction. */
import type { Tenant } from '../../database/tenant.ts';
import {
  findAvaliacao,
  findItens,
  findQuestoes,
  insertAvaliacao,
  insertItem,
  insertMidia,
  insertQuestao,
  listMidias,
  updateAvaliacao,
  updateItem,
  updateQuestao,
  type QuestaoImportada,
} from './gravar-store.ts';
import type { ItemPlan } from './interpret.ts';
import type { ExamPlan } from './plano.ts';
import { ensureCiclo, ensureMaterias } from './materias.ts';
import type { Aviso, Contagem } from './relatorio.ts';

/** The TRI scale of ENEM ends at 1000. */
const NOTA_MAXIMA = 1000;

export type Written = {
  readonly avaliacao_id: number;
  readonly questoes: Contagem;
  readonly itens: Contagem;
  readonly midias: Contagem;
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
  for (const one of fresh) await insertMidia(escola, one);
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

/** Without INEP's record the parameters stay as they are, and a key that came with INEP's skill does too. */
function keepCalibration(read: QuestaoImportada, row: QuestaoImportada): QuestaoImportada {
  const { tri_a, tri_b, tri_c, tri_origem, habilidade } = row;
  const gabarito = habilidade === null ? read.gabarito : row.gabarito;
  return { ...read, tri_a, tri_b, tri_c, tri_origem, habilidade, gabarito };
}

/** Writes the questions and returns the id of each slug. An unchanged question keeps its date. */
async function writeQuestoes(escola: Tenant, plan: ExamPlan, materias: ReadonlyMap<string, number>, agora: Date) {
  const count = none();
  const ids = new Map<string, number>();
  const codes = plan.itens.map(({ slug }) => `${plan.codigo}-${slug}`);
  const rows = await findQuestoes(escola, codes);
  const known = new Map(rows.map((row) => [row.codigo, row]));
  for (const item of plan.itens) {
    const materia_id = materias.get(`${item.area.codigo} ${item.materia}`);
    if (materia_id === undefined) throw new Error(`no subject for ${item.slug}`);
    const read = questaoRow(plan, item, materia_id);
    const row = known.get(read.codigo);
    const wanted = row && !item.com_registro ? keepCalibration(read, row) : read;
    if (row) ids.set(item.slug, row.id);
    if (row && same(row, wanted)) count.iguais += 1;
    else if (row) {
      await updateQuestao(escola, row.id, wanted, agora);
      count.alteradas += 1;
    } else {
      ids.set(item.slug, await insertQuestao(escola, wanted, agora));
      count.novas += 1;
    }
  }
  return { count, ids };
}

async function writeAvaliacao(escola: Tenant, plan: ExamPlan, agora: Date): Promise<number> {
  const wanted = {
    descricao: plan.descricao,
    nota_maxima: NOTA_MAXIMA,
    solicitar_idioma: plan.itens.some((item) => item.lingua_estrangeira !== null),
  };
  const row = await findAvaliacao(escola, plan.codigo);
  if (row) {
    if (!same(row, wanted)) await updateAvaliacao(escola, row.id, wanted);
    return row.id;
  }
  const ciclo_id = await ensureCiclo(escola, agora);
  const dias = plan.dias.map((dia) => ({ ...dia, bateria: dia.dia_prova }));
  return insertAvaliacao(escola, { ...wanted, codigo: plan.codigo, ciclo_id }, dias);
}

/** Changes that staff made to an item (an annulment, a bonus) are kept when the exam is imported again. */
async function writeItens(escola: Tenant, plan: ExamPlan, avaliacao_id: number, ids: ReadonlyMap<string, number>) {
  const count = none();
  const rows = await findItens(escola, avaliacao_id);
  for (const item of plan.itens) {
    const questao_id = ids.get(item.slug);
    if (questao_id === undefined) throw new Error(`no question for ${item.slug}`);
    const { numero, lingua_estrangeira, anulada, fora_da_tri, dia_prova } = item;
    const row = rows.find((other) => other.numero === numero && other.lingua_estrangeira === lingua_estrangeira);
    if (!row) {
      const place = { avaliacao_id, dia_prova, numero, lingua_estrangeira };
      await insertItem(escola, { ...place, questao_id, anulada, fora_da_tri });
      count.novas += 1;
      continue;
    }
    // Without INEP's record nothing is known that would undo what an earlier import or a file of parameters decided.
    const kept = !item.com_registro && row.fora_da_tri;
    const wanted = { questao_id, fora_da_tri: fora_da_tri || kept, anulada: row.anulada || anulada };
    if (same(row, wanted)) count.iguais += 1;
    else {
      await updateItem(escola, row.id, wanted);
      count.alteradas += 1;
    }
  }
  return count;
}

/** Writes the whole plan. Call it inside a transaction, so that half an exam is never visible. */
export async function writeExam(escola: Tenant, plan: ExamPlan, agora: Date): Promise<Written> {
  const { ids: materias, avisos } = await ensureMaterias(escola, plan.itens);
  const midias = await writeMidias(escola, plan);
  const { count: questoes, ids } = await writeQuestoes(escola, plan, materias, agora);
  const avaliacao_id = await writeAvaliacao(escola, plan, agora);
  const itens = await writeItens(escola, plan, avaliacao_id, ids);
  return { avaliacao_id, questoes, itens, midias, avisos };
}
