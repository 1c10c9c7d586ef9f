/** Makes an exam of a draft in one transaction (rule MON-1). */
import { randomBytes, randomInt } from 'node:crypto';

import { janelaMs } from '@luneta/domain/rascunho-janela';

import type { Tenant } from '../../../../database/tenant.ts';
import { errors } from '../../../../http/errors.ts';
import { outraVersao } from '../../../../http/versao.ts';
import { type CadernoLugar, saveCaderno } from '../../caderno-store.ts';
import { findConfiguracao, recordAct } from '../../../escola/index.ts';
import type { QuestaoDoRascunho } from '../../../questoes/index.ts';
import { type Moves, moveReleases } from '../../release-store.ts';
import { recordEvento } from '../evento-store.ts';
import { type Documento, questoesOf } from './documento.ts';
import { rascunhoErrors } from './errors.ts';
import { type CadernoImportado, estadoDoItem } from './importado.ts';
import { mayPublish, requireRead } from './policy.ts';
import { presentChecagem } from './presenter.ts';
import {
  createAvaliacao,
  createDias,
  createItens,
  createJanelas,
  createTurmas,
  findPublicadaEm,
  lockQuestoes,
  setPublicado,
} from './publicacao-store.ts';
import type { RascunhoCall } from './service.ts';
import { lockRascunho, type RascunhoRow } from './store.ts';
import { type Verificada, verify } from './verificacao.ts';

export type Publicada = { readonly avaliacao_id: number; readonly publicada_em: Date };

const SEED_BYTES = 16;
const CODES = 1_000_000;
const CODE_DIGITS = 6;

/** A code of the draft's own, when its maker chose none. */
const codigoOf = ({ id, documento }: RascunhoRow): string => documento.codigo ?? `P-${id.slice(0, 8).toUpperCase()}`;

/** Six digits that a student types to begin (rule MON-7). */
export const newEntrada = (): string => String(randomInt(CODES)).padStart(CODE_DIGITS, '0');

async function writeExam(tx: Tenant, row: RascunhoRow, { sessao, agora }: RascunhoCall): Promise<number> {
  const { documento, autor_id, autor_nome } = row;
  const { dias: _dias, turmas: _turmas, ciclo_id, codigo: _codigo, ...rest } = documento;
  if (ciclo_id === null) throw new Error('a draft without a cycle passed its checks');
  return createAvaliacao(tx, {
    ...rest,
    ciclo_id,
    codigo: codigoOf(row),
    autor_id,
    autor_nome,
    retido: false,
    outras_sem_fim: false,
    semente: randomBytes(SEED_BYTES).toString('hex'),
    publicada_em: agora,
    publicada_por: sessao.pessoa_id,
    copiada_de: null,
    versao: 1,
  });
}

function itemsOf(
  avaliacao_id: number,
  { dias }: Documento,
  questoes: readonly QuestaoDoRascunho[],
  caderno: CadernoImportado | null,
) {
  const points = new Map(questoes.map(({ banco_questao_id, pontuacao }) => [banco_questao_id, pontuacao]));
  const fresh = { avaliacao_id, gabarito_bonificado: false };
  return dias.flatMap(({ dia_prova, itens }) =>
    itens.map((item) => ({
      ...item,
      ...fresh,
      ...estadoDoItem(caderno, item),
      dia_prova,
      pontuacao: item.pontuacao ?? points.get(item.questao_id) ?? 1,
    })),
  );
}

/** A place as a published exam keeps it. */
const lugarOf = ({ numero, lingua_estrangeira, area_codigo, calibrado }: CadernoLugar): CadernoLugar => ({
  numero,
  lingua_estrangeira,
  area_codigo,
  calibrado,
});

async function writeClasses(
  tx: Moves,
  avaliacao_id: number,
  { turmas }: Documento,
  fuso_horario: string,
): Promise<void> {
  const ids = await createTurmas(
    tx,
    avaliacao_id,
    turmas.map(({ turma_id }) => turma_id),
  );
  const windows = turmas.flatMap(({ turma_id, dias }) =>
    dias.map(({ dia_prova, inicio, fim, sala, entrada }) => {
      const [ms, turma_avaliacao_id] = [janelaMs({ inicio, fim }, fuso_horario), ids.get(turma_id)];
      if (ms === null || turma_avaliacao_id === undefined)
        throw new Error('a class without a window passed its checks');
      const instants = { inicio_em: new Date(ms.inicioMs), fim_em: new Date(ms.fimMs) };
      const codigo_entrada = entrada === 'codigo' ? newEntrada() : null;
      return { turma_avaliacao_id, dia_prova, ...instants, sala, entrada, codigo_entrada };
    }),
  );
  await createJanelas(tx, windows);
}

/** @throws 409 with the checks that stop it, else with the warnings that nobody has read */
function assertChecked({ checagens, turmas }: Verificada, avisos_aceitos: readonly string[]): void {
  const said = (gravidade: 'impede' | 'aviso') =>
    checagens.filter((one) => one.gravidade === gravidade).map((one) => presentChecagem(one, turmas));
  const stops = said('impede');
  if (stops.length > 0) throw rascunhoErrors.impede(stops);
  const unread = said('aviso').filter(({ codigo }) => !avisos_aceitos.includes(codigo));
  if (unread.length > 0) throw rascunhoErrors.avisos(unread);
}

async function make(call: RascunhoCall, tx: Moves, row: RascunhoRow, avisos: readonly string[]): Promise<Publicada> {
  const { sessao, agora, turmas, id } = call;
  const { documento, caderno } = row;
  const { fuso_horario, configuracao } = await findConfiguracao(tx);
  if (!mayPublish(row, sessao, turmas, configuracao)) throw errors.profile();
  await lockQuestoes(tx, questoesOf(documento));
  const found = await verify(tx, documento, { sessao, agora, turmas, fuso_horario, caderno });
  assertChecked(found, avisos);
  const avaliacao_id = await writeExam(tx, row, call);
  await createDias(
    tx,
    documento.dias.map(({ itens: _itens, ...dia }) => ({ avaliacao_id, ...dia })),
  );
  await createItens(tx, itemsOf(avaliacao_id, documento, found.questoes, caderno));
  if (caderno) await saveCaderno(tx, avaliacao_id, new Map(), caderno.lugares.map(lugarOf));
  await writeClasses(tx, avaliacao_id, documento, fuso_horario);
  await setPublicado(tx, id, avaliacao_id, agora);
  const itens = questoesOf(documento).length;
  const depois = { itens, turmas: [...found.turmas.values()] };
  await recordEvento(tx, { avaliacao_id, tipo: 'publicada', depois }, call);
  return { avaliacao_id, publicada_em: agora };
}

/**
 * Publishes the draft over the version that was read; again it tells what the first call made.
 * @throws 404; 403 for who may not publish it; 409 over another version, archived, and by its checks
 */
export function publish(call: RascunhoCall, versao: number, avisos: readonly string[]): Promise<Publicada> {
  const { escola, sessao, agora, turmas, id } = call;
  return escola.transaction(async (tx) => {
    const row = requireRead(await lockRascunho(tx, id), sessao, turmas);
    if (row.versao !== versao) throw outraVersao();
    if (row.avaliacao_id !== null) {
      const publicada_em = await findPublicadaEm(tx, row.avaliacao_id);
      return { avaliacao_id: row.avaliacao_id, publicada_em: publicada_em ?? row.atualizado_em };
    }
    if (row.arquivado_em !== null) throw rascunhoErrors.arquivado();
    const made = await moveReleases(tx, agora, (moves) => make(call, moves, row, avisos));
    const detalhe = { avaliacao_conhecimento_id: made.avaliacao_id, rascunho_id: id };
    await recordAct(tx, { acao: 'prova_publicada', sessao, detalhe, agora });
    return made;
  });
}
