/** Gathers an exam, or a draft of one, for paper (rule MON-8). */
import { type ModeloImpresso, ordemImpressa } from '@luneta/domain/impressao-modelo';
import { isItemOfLanguage } from '@luneta/domain/lingua-estrangeira';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { findQuestoesDoRascunho, readChaves } from '../../../questoes/index.ts';
import { sorteadorOf } from '../../aluno/central/ordem.ts';
import { readProposta } from '../../aluno/central/redacao-store.ts';
import { findTurmas } from '../avaliacao/partes-store.ts';
import { mayPrint } from '../avaliacao/policy.ts';
import { type AvaliacaoCall, requireExam } from '../avaliacao/service.ts';
import { requireEdit } from '../rascunho/policy.ts';
import type { RascunhoCall } from '../rascunho/service.ts';
import { findRascunho } from '../rascunho/store.ts';
import { impressaoErrors } from './errors.ts';
import { type Impresso, presentImpressao } from './presenter.ts';
import {
  type DiaImpresso,
  findAlunosImpressos,
  findDiasImpressos,
  findEscolaNome,
  findQuestoesImpressas,
  findSemente,
  findTextosImpressos,
} from './store.ts';

type Schemas = components['schemas'];

export type Pedido = {
  readonly tipo: Schemas['ImpressaoTipo'];
  /** Null: the first. */
  readonly dia_prova: number | null;
  /** Null: both. */
  readonly lingua: 1 | 2 | null;
  readonly modelo: ModeloImpresso;
  readonly turma_id: number | null;
};

/** @throws 422 for a day that the exam does not have */
function dayOf(dias: readonly DiaImpresso[], dia_prova: number | null): DiaImpresso {
  const dia = dia_prova === null ? dias[0] : dias.find((one) => one.dia_prova === dia_prova);
  if (!dia) throw impressaoErrors.semDia();
  return dia;
}

/** The questions of a day in the order of a version; the whole day is ordered, then the language chosen. */
async function impressosOf(
  escola: Tenant,
  dia: DiaImpresso,
  { lingua, modelo }: Pedido,
  semente: string,
): Promise<Impresso[]> {
  const rows = await findQuestoesImpressas(
    escola,
    dia.itens.map(({ questao_id }) => questao_id),
  );
  const questoes = new Map(rows.map((row) => [row.banco_questao_id, row]));
  const all = dia.itens.flatMap((lugar) => {
    const questao = questoes.get(lugar.questao_id);
    return questao ? [{ lugar, questao }] : [];
  });
  const places = all.map(({ lugar, questao }) => ({ ...lugar, texto_base_id: questao.texto_base_id }));
  const order = ordemImpressa(places, modelo, sorteadorOf(semente, `modelo-${modelo}`, dia.dia_prova));
  return all
    .filter(({ lugar }) => lingua === null || isItemOfLanguage(lugar, lingua))
    .map((one) => ({ ...one, numero: order.get(one.lugar.item_id) ?? one.lugar.numero }))
    .toSorted((x, y) => x.numero - y.numero || (x.lugar.lingua_estrangeira ?? 0) - (y.lugar.lingua_estrangeira ?? 0));
}

const idsOf = (impressos: readonly Impresso[]) => impressos.map(({ questao }) => questao.banco_questao_id);
const textosOf = (escola: Tenant, impressos: readonly Impresso[]) =>
  findTextosImpressos(escola, [...new Set(impressos.flatMap(({ questao }) => questao.texto_base_id ?? []))]);

/** The keys of what is printed. @throws 403 while one of them is sealed for the reader (rule BAN-5) */
async function chavesOf(escola: Tenant, impressos: readonly Impresso[], { sessao, agora }: AvaliacaoCall) {
  const chaves = await readChaves(escola, idsOf(impressos), { sessao, agora });
  if (idsOf(impressos).some((id) => !chaves.has(id))) throw impressaoErrors.lacrado();
  return chaves;
}

/** @throws 404 out of reach; 403 for who may not print it, or not its keys; 422 without the class that folha needs */
export async function printExam(call: AvaliacaoCall, pedido: Pedido): Promise<Schemas['Impressao']> {
  const { sessao, alcance, avaliacao_id } = call;
  const { tipo, lingua, modelo, turma_id } = pedido;
  const { row, escola } = await requireExam(call);
  const turmas = await findTurmas(escola, { avaliacao_id, turmas: null });
  if (!mayPrint({ row, turmas }, sessao, alcance.turmas)) throw impressaoErrors.deOutro();
  const turma = turmas.find((one) => one.turma_id === turma_id);
  if (turma_id !== null && !turma) throw impressaoErrors.semTurma();
  if (tipo === 'folha' && !turma) throw impressaoErrors.semTurma();
  const dias = await findDiasImpressos(escola, avaliacao_id);
  const dia = dayOf(dias, pedido.dia_prova);
  const impressos = await impressosOf(escola, dia, pedido, await findSemente(escola, avaliacao_id));
  const isCaderno = tipo === 'caderno';
  const { descricao, tipo_aplicacao, instrucoes } = row;
  return presentImpressao({
    tipo,
    escola_nome: await findEscolaNome(escola),
    prova: { descricao, tipo_aplicacao, instrucoes },
    dia,
    lingua,
    modelo,
    impressos,
    chaves: tipo === 'gabarito' ? await chavesOf(escola, impressos, call) : new Map(),
    lacradas: new Set(),
    textos: isCaderno ? await textosOf(escola, impressos) : [],
    proposta:
      isCaderno && dia.proposta_redacao_id !== null ? await readProposta(escola, dia.proposta_redacao_id) : undefined,
    turma,
    alunos: tipo === 'folha' && turma ? await findAlunosImpressos(escola, turma.turma_id) : [],
    dias,
    turmas,
  });
}

/** @throws 404; 403 for who may not change the draft; 422 for a day that it does not have */
export async function printDraft(
  call: RascunhoCall,
  { dia_prova, lingua }: Pick<Pedido, 'dia_prova' | 'lingua'>,
): Promise<Schemas['Impressao']> {
  const { escola, sessao, agora, turmas, id } = call;
  const { documento } = requireEdit(await findRascunho(escola, id), sessao, turmas);
  const dias = documento.dias.map(({ itens, ...dia }) => ({
    ...dia,
    itens: itens.map((item, index) => ({ ...item, item_id: index + 1, anulada: false })),
  }));
  const dia = dayOf(dias, dia_prova);
  const pedido = { tipo: 'caderno', dia_prova, lingua, modelo: 'A', turma_id: null } as const;
  const impressos = await impressosOf(escola, dia, pedido, '');
  const found = await findQuestoesDoRascunho(escola, idsOf(impressos), { sessao, agora });
  const { descricao, tipo_aplicacao, instrucoes } = documento;
  return presentImpressao({
    ...pedido,
    escola_nome: await findEscolaNome(escola),
    prova: { descricao, tipo_aplicacao, instrucoes },
    dia,
    impressos,
    chaves: new Map(),
    lacradas: new Set(found.filter(({ lacrada }) => lacrada).map(({ banco_questao_id }) => banco_questao_id)),
    textos: await textosOf(escola, impressos),
    proposta: dia.proposta_redacao_id === null ? undefined : await readProposta(escola, dia.proposta_redacao_id),
    turma: undefined,
    alunos: [],
    dias,
    turmas: [],
  });
}
