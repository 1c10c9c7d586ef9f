/**
 * One day of a draft as a student of that version would get it, by the presenters of the room itself. There is no exam and
 * no attempt: ids of exam, class and items are places in the answer.
 */
import { countingLanguage, dayAsksLanguage, isItemOfLanguage } from '@luneta/domain/lingua-estrangeira';
import { janelaMs } from '@luneta/domain/rascunho-janela';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { findPropostasDoRascunho, findQuestoesDoRascunho, presentEnunciado } from '../../../questoes/index.ts';
import type { MateriaRow } from '../../aluno/central/materias-store.ts';
import { presentProva } from '../../aluno/central/presenter.ts';
import { readProposta } from '../../aluno/central/redacao-store.ts';
import { presentResumo, type ResumoParts } from '../../aluno/central/resumo-presenter.ts';
import type { ResumoRow } from '../../aluno/central/resumo-store.ts';
import type { Documento } from './documento.ts';
import { rascunhoErrors } from './errors.ts';
import { findLugar, findQuestoesDaPrevia, type Lugar, type QuestaoDaPrevia } from './previa-store.ts';
import type { Reader } from './verificacao.ts';

type Schemas = components['schemas'];
type Dia = Documento['dias'][number];
type Lingua = 1 | 2 | null;

export type Escolha = { readonly dia_prova: number; readonly versao: 1 | 2; readonly lingua: Lingua };

/** Stands where an exam would have ids. */
const PLACE = 1;
const MINUTE_MS = 60_000;

const someone = (versao: 1 | 2): Aluno => ({
  turma_aluno_id: 0,
  pessoa_id: 0,
  nome: '',
  turma_id: 0,
  serie_id: 0,
  versao,
  status: 'Atual',
  fator_tempo: 1,
  passa_da_janela: false,
});

/** The window of the first class that has one; else the day would begin now. */
function windowOf({ turmas }: Documento, dia: Dia, { fuso_horario, agora }: Reader) {
  const all = turmas.flatMap(({ dias }) => dias.filter(({ dia_prova }) => dia_prova === dia.dia_prova));
  const [first] = all.flatMap((window) => janelaMs(window, fuso_horario) ?? []);
  const { inicioMs, fimMs } = first ?? {
    inicioMs: agora.getTime(),
    fimMs: agora.getTime() + dia.duracao_minutos * MINUTE_MS,
  };
  return { inicio_em: new Date(inicioMs), fim_em: new Date(fimMs) };
}

function provaOf(documento: Documento, dia: Dia, lugar: Lugar, { versao, lingua }: Escolha, reader: Reader): ResumoRow {
  const { descricao, tipo_aplicacao, solicitar_idioma, responde_apos_entrega, nota_maxima } = documento;
  const { dia_prova, bateria, duracao_minutos, proposta_redacao_id } = dia;
  return {
    turma_avaliacao_id: PLACE,
    avaliacao_conhecimento_id: PLACE,
    dia_prova,
    bateria,
    descricao,
    tipo_aplicacao,
    solicitar_idioma,
    responde_apos_entrega,
    nota_maxima,
    duracao_minutos,
    proposta_redacao_id,
    versao,
    entrada: 'livre',
    ...windowOf(documento, dia, reader),
    turma_codigo: lugar.turma_codigo ?? '',
    turma_turno: lugar.turma_turno ?? 0,
    serie: lugar.serie ?? '',
    ciclo: lugar.ciclo ?? 1,
    tentativa_id: null,
    lingua_estrangeira: lingua,
    iniciada_em: null,
    prazo_em: null,
    acrescimo_segundos: null,
    entregue_em: null,
    encerrada_em: null,
    liberado_em: null,
    cancelada_em: null,
    opcoes: [],
    textos: [],
    redacao: null,
  };
}

type Item = ResumoParts['itens'][number];

function itemsOf({ itens }: Dia, questoes: ReadonlyMap<number, QuestaoDaPrevia>): Item[] {
  return itens
    .toSorted((x, y) => x.numero - y.numero || (x.lingua_estrangeira ?? 0) - (y.lingua_estrangeira ?? 0))
    .flatMap(({ questao_id, numero, lingua_estrangeira }, index) => {
      const questao = questoes.get(questao_id);
      if (!questao) return [];
      const { materia_id, materia_nome, subjetiva } = questao;
      const answer = { item_resposta: null, texto_resposta: null, seq: 0 };
      const key = { gabarito: null, comentario: '', keyVisible: false, anulada: false };
      const fixed = { bloco: 1, texto_base_id: null, semente: null, reparo: null, calada: false };
      const exam = { avaliacao_id: PLACE, revisao_prova: 0 };
      return [
        {
          item_id: index + 1,
          numero,
          questao_id,
          lingua_estrangeira,
          materia_id,
          materia_nome,
          subjetiva,
          ...answer,
          ...key,
          ...fixed,
          ...exam,
        },
      ];
    });
}

/** Subjects of the day in the language that counts, in the order of the paper. */
function materiasOf(itens: readonly Item[], dia_prova: number, lingua: Lingua): MateriaRow[] {
  const rows = new Map<number, MateriaRow>();
  for (const item of itens.filter((one) => isItemOfLanguage(one, countingLanguage(lingua)))) {
    const { materia_id, materia_nome } = item;
    const qtde_questoes = (rows.get(materia_id)?.qtde_questoes ?? 0) + 1;
    const tem_lingua = (rows.get(materia_id)?.tem_lingua ?? false) || item.lingua_estrangeira !== null;
    const area = { area_conhecimento_id: PLACE, area_conhecimento_nome_curto: '', qtde_questoes_respondidas: 0 };
    rows.set(materia_id, {
      turma_avaliacao_id: PLACE,
      dia_prova,
      materia_id,
      materia_nome,
      qtde_questoes,
      tem_lingua,
      ...area,
    });
  }
  return [...rows.values()];
}

const SEALED = { opcao_a: '', opcao_b: '', opcao_c: '', opcao_d: '', opcao_e: null };

/** The proposal of the day; undefined without one, and while it is sealed for the reader (rule ROT-9). */
async function openProposta(escola: Tenant, id: number | null, { sessao, agora }: Reader) {
  const [found] = id === null ? [] : await findPropostasDoRascunho(escola, [id], { sessao, agora });
  return found === undefined || found.lacrada ? undefined : readProposta(escola, found.proposta_redacao_id);
}

/** @throws 422 for a day that the draft does not have */
export async function previewRascunho(
  escola: Tenant,
  documento: Documento,
  escolha: Escolha,
  reader: Reader,
): Promise<Schemas['PreviaAvaliacao']> {
  const dia = documento.dias.find(({ dia_prova }) => dia_prova === escolha.dia_prova);
  if (!dia) throw rascunhoErrors.semDia();
  const { sessao, agora } = reader;
  const { ciclo_id, serie_id, turmas, solicitar_idioma, instrucoes } = documento;
  const ids = [...new Set(dia.itens.map(({ questao_id }) => questao_id))];
  const rows = await findQuestoesDaPrevia(escola, ids);
  const sealed = (await findQuestoesDoRascunho(escola, ids, { sessao, agora })).filter(({ lacrada }) => lacrada);
  const sealedIds = new Set(sealed.map(({ banco_questao_id }) => banco_questao_id));
  const lugar = await findLugar(escola, { ciclo_id, serie_id, turma_id: turmas[0]?.turma_id ?? null });
  const itens = itemsOf(dia, new Map(rows.map((row) => [row.banco_questao_id, row])));
  const prova = provaOf(documento, dia, lugar, escolha, reader);
  const aluno = someone(escolha.versao);
  const counted = itens.filter((item) => isItemOfLanguage(item, countingLanguage(escolha.lingua)));
  const materias = materiasOf(itens, dia.dia_prova, escolha.lingua);
  const parts: ResumoParts = {
    prova,
    itens,
    proposta: await openProposta(escola, dia.proposta_redacao_id, reader),
    asksLanguage: dayAsksLanguage(solicitar_idioma, itens),
    qtde_itens: counted.length,
    revisao_prova: 0,
  };
  const byId = new Map(rows.map((row) => [row.banco_questao_id, row]));
  const questoes = itens
    .flatMap(({ questao_id }) => byId.get(questao_id) ?? [])
    .map((row) => ({
      ...presentEnunciado(row),
      ...(sealedIds.has(row.banco_questao_id) ? SEALED : {}),
      comentario: '',
      gabarito: null,
    }));
  return {
    prova: presentProva(
      prova,
      { materias, qtde_dias: documento.dias.length, instrucoes, em_papel: false },
      aluno,
      agora,
    ),
    resumo: presentResumo(parts, aluno, agora),
    questoes,
    instrucoes,
  };
}
