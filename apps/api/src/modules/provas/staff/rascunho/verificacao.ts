/** Checks a draft with everything that the school knows, in a number of statements that does not grow with it. */
import { niveisDoRascunho, ritmoDoRascunho } from '@luneta/domain/rascunho-equilibrio';
import { questoesDoRascunho, repetidasDoRascunho, triDoRascunho } from '@luneta/domain/rascunho-questao';
import { hasTexts, turmasDoRascunho } from '@luneta/domain/rascunho-turma';
import { checagem, type Checagem } from '@luneta/domain/rascunho';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import type { Alcance } from '../../../escola/index.ts';
import {
  findPropostasDoRascunho,
  findQuestoesDoRascunho,
  type PropostaDoRascunho,
  type QuestaoDoRascunho,
} from '../../../questoes/index.ts';
import { divergentesOf } from './divergentes.ts';
import { type Documento, pendenciasOf, questoesOf } from './documento.ts';
import {
  findEmAberto,
  findReferencias,
  findTurmas,
  findVistas,
  type Referencias,
  type TurmaDoRascunho,
} from './fatos-store.ts';
import type { CadernoImportado } from './importado.ts';

export type Reader = {
  readonly sessao: Pick<Sessao, 'nome' | 'pessoa_id' | 'perfil_real'>;
  readonly agora: Date;
  readonly turmas: Alcance['turmas'];
  readonly fuso_horario: string;
  /** The booklet behind the draft; absent or null for one that no file brought. */
  readonly caderno?: CadernoImportado | null;
};

export type Verificada = {
  readonly checagens: readonly Checagem[];
  /** Codes of the classes by id. */
  readonly turmas: ReadonlyMap<number, string>;
  readonly questoes: readonly QuestaoDoRascunho[];
};

function referencesOf(found: Referencias): Checagem[] {
  const stop = (codigo: string, campo: string) => checagem('impede', codigo, { campo });
  return [
    ...(found.ciclo ? [] : [stop('ciclo_inexistente', 'ciclo_id')]),
    ...(found.serie ? [] : [stop('serie_inexistente', 'serie_id')]),
    ...(found.codigo_livre ? [] : [stop('codigo_repetido', 'codigo')]),
  ];
}

/** What keeps the essay proposal of a day from being asked, first reason only. */
function propostaErro(found: PropostaDoRascunho | undefined): string | null {
  if (found === undefined) return 'proposta_inexistente';
  if (found.lacrada) return 'proposta_lacrada';
  if (found.situacao === 'arquivada') return 'proposta_arquivada';
  return found.situacao === 'rascunho' ? 'proposta_nao_aprovada' : null;
}

function propostasOf({ dias }: Documento, found: readonly PropostaDoRascunho[]): Checagem[] {
  const byId = new Map(found.map((row) => [row.proposta_redacao_id, row]));
  return dias.flatMap(({ dia_prova, proposta_redacao_id: id }) => {
    if (id === null) return [];
    const row = byId.get(id);
    const erro = propostaErro(row);
    if (erro !== null) return [checagem('impede', erro, { dia_prova })];
    return (row?.mais_nova_id ?? null) === null ? [] : [checagem('aviso', 'proposta_revisao_nova', { dia_prova })];
  });
}

const fatosTurma = (row: TurmaDoRascunho, reach: Alcance['turmas']) => ({
  ...row,
  alcancada: reach === null || reach.includes(row.turma_id),
  outras: row.outras.map(({ descricao, inicio_em, fim_em }) => ({
    descricao,
    inicioMs: Date.parse(inicio_em),
    fimMs: Date.parse(fim_em),
  })),
});

const fatosQuestao = ({ banco_questao_id: questao_id, ...row }: QuestaoDoRascunho) => ({ questao_id, ...row });

const STOPS_FIRST = { impede: 0, aviso: 1 } as const;

/** Every check of the draft, those that stop it first. */
export async function verify(escola: Tenant, documento: Documento, reader: Reader): Promise<Verificada> {
  const { sessao, agora, fuso_horario } = reader;
  const questao_ids = questoesOf(documento);
  const turma_ids = documento.turmas.map(({ turma_id }) => turma_id);
  const { ciclo_id, serie_id, codigo, dias } = documento;
  const proposta_ids = dias.flatMap(({ proposta_redacao_id }) => proposta_redacao_id ?? []);
  const questoes = await findQuestoesDoRascunho(escola, questao_ids, { sessao, agora });
  const turmas = await findTurmas(escola, turma_ids, agora);
  const referencias = await findReferencias(escola, { ciclo_id, serie_id, codigo });
  const propostas = await findPropostasDoRascunho(escola, proposta_ids, { sessao, agora });
  const vistas = await findVistas(escola, { questao_ids, turma_ids, agora });
  const emAberto = await findEmAberto(escola, questao_ids, agora);
  const fatos = questoes.map(fatosQuestao);
  const lacradas = new Set(questoes.flatMap((one) => (one.lacrada ? [one.banco_questao_id] : [])));
  const temTexto = hasTexts(
    documento,
    new Set(fatos.filter((one) => one.subjetiva).map(({ questao_id }) => questao_id)),
  );
  const checagens = [
    ...pendenciasOf(documento, fuso_horario, agora),
    ...referencesOf(referencias),
    ...propostasOf(documento, propostas),
    ...questoesDoRascunho(documento, fatos),
    ...(await divergentesOf(escola, documento, reader.caderno ?? null, lacradas)),
    ...turmasDoRascunho(
      documento,
      turmas.map((row) => fatosTurma(row, reader.turmas)),
      { timeZone: fuso_horario, temTexto },
    ),
    ...repetidasDoRascunho(documento, vistas, emAberto),
    ...triDoRascunho(fatos),
    ...ritmoDoRascunho(documento),
    ...niveisDoRascunho(fatos.map(({ dificuldade }) => dificuldade)),
  ];
  return {
    checagens: checagens.toSorted((x, y) => STOPS_FIRST[x.gravidade] - STOPS_FIRST[y.gravidade]),
    turmas: new Map(turmas.map(({ turma_id, codigo: turma }) => [turma_id, turma])),
    questoes,
  };
}
