/** Calls about files of people, with the given ids. Tests only. */
import type { Db } from '../../../src/database/db.ts';
import { tenant } from '../../../src/database/tenant.ts';
import { findBase } from '../../../src/modules/importacao/targets/contexto-store.ts';
import type { StaffIds, StaffRequest } from './staff-requests.ts';

const of = (id: string, rest = '') => `gestao/importacoes/${id}${rest}`;
const shared = { login: 'dir.otto', names: ['importacao_id'] } as const;

/** No job runs in these tests: what was asked for before is over. */
const endOthers = (db: Db) =>
  db.query("update importacao set situacao = 'desfeita' where situacao in ('aplicando', 'desfazendo')");

export function importReadings({ escola_id, importacao_id, importacao_questoes_id }: StaffIds): StaffRequest[] {
  const get = (operation: string, path: string) => ({ ...shared, operation, method: 'GET', path }) as const;
  return [
    { ...get('listImportacoes', `gestao/importacoes?escola_id=${escola_id}`), names: ['escola_id'] },
    get('getImportacao', of(importacao_id)),
    get('listImportacaoLinhas', of(importacao_id, '/linhas')),
    get('getImportacaoLinhasCsv', of(importacao_id, '/linhas.csv')),
    {
      ...get('getImportacaoLinhaPrevia', of(importacao_questoes_id, '/linhas/1/previa')),
      login: 'coord.ines',
      names: ['importacao_questoes_id'],
    },
  ];
}

/** A school has two files in work at most. */
const judged = (db: Db) =>
  db.query("update importacao set situacao = 'recusada' where situacao in ('recebida', 'analisando')");

export function importWrites(ids: StaffIds): StaffRequest[] {
  const { escola_id, importacao_id, importacao_pronta_id, importacao_aplicada_id } = ids;
  const asked = { login: 'dir.otto', method: 'POST', aceita: true } as const;
  return [
    {
      ...asked,
      operation: 'createImportacao',
      path: `gestao/importacoes?escola_id=${escola_id}&tipo=alunos&nome_arquivo=alunos.csv`,
      arquivo: Buffer.from('id_externo;nome;turma\n1;Ana;3B'),
      names: ['escola_id'],
      acao: 'importacao_enviada',
    },
    {
      operation: 'createImportacaoExemplo',
      method: 'POST',
      path: `gestao/importacoes/exemplo?escola_id=${escola_id}`,
      body: {},
      login: 'coord.ines',
      names: ['escola_id'],
      acao: 'importacao_enviada',
      aceita: true,
    },
    {
      ...shared,
      operation: 'saveImportacaoLinha',
      method: 'PUT',
      path: of(importacao_id, '/linhas/1'),
      body: { decisao: 'pular' },
      acao: 'importacao_linha_mudada',
    },
    {
      ...shared,
      operation: 'setImportacaoMapeamento',
      method: 'PUT',
      path: of(importacao_id, '/mapeamento'),
      body: { colunas: [{ coluna: 1, campo: 'nome' }], opcoes: {}, versao: 2 },
      aceita: true,
      acao: 'importacao_colunas',
    },
    {
      ...asked,
      operation: 'applyImportacao',
      path: of(importacao_pronta_id, '/aplicacao'),
      body: { linhas_com_erro: 'pular', versao: 1 },
      names: ['importacao_pronta_id'],
      acao: 'importacao_aplicada',
      antes: async (db) => {
        await endOthers(db);
        await db.query("update importacao set resumo = jsonb_build_object('base', $2::text) where id = $1", [
          importacao_pronta_id,
          await findBase(tenant(db, escola_id)),
        ]);
      },
    },
    {
      ...asked,
      operation: 'undoImportacao',
      path: of(importacao_aplicada_id, '/desfazer'),
      body: { versao: 1 },
      names: ['importacao_aplicada_id'],
      acao: 'importacao_desfazer',
      // Files of other cases were applied at the same instant: only the newest is taken back.
      antes: async (db) => {
        await endOthers(db);
        await db.query("update importacao set situacao = 'desfeita' where situacao = 'aplicada' and id <> $1", [
          importacao_aplicada_id,
        ]);
      },
    },
    {
      ...asked,
      login: 'coord.ines',
      operation: 'createImportacao',
      path: `gestao/importacoes?escola_id=${escola_id}&tipo=parametros_tri&avaliacao_conhecimento_id=${ids.avaliacao_conhecimento_id}&nome_arquivo=ITENS_PROVA_2022.csv`,
      arquivo: Buffer.from('CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO\n1;LC;1;A'),
      names: ['escola_id'],
      acao: 'importacao_enviada',
      antes: judged,
    },
  ];
}
