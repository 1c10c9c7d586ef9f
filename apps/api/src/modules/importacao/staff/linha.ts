/** Mends one line of the report: it is judged again at once, with the lines that have the same keys. */
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { requireVersao } from '../../../http/versao.ts';
import { recordAct } from '../../escola/index.ts';
import { resumoOf, rowOf } from '../analisar.ts';
import {
  dropAbsent,
  findLinha,
  findLinhasIguais,
  findTurmasNovas,
  type LinhaRow,
  saveLinhas,
} from '../arquivo/linha-store.ts';
import { type Campo, type Lidos, tipoDePessoas } from '../arquivo/modelo.ts';
import { opcoesOf } from '../arquivo/opcoes.ts';
import { setSituacao } from '../arquivo/andamento-store.ts';
import { advanceImportacao, type ImportacaoRow } from '../arquivo/store.ts';
import { importacaoErrors } from '../errors.ts';
import { contagensOf, linhaOf } from '../presenter.ts';
import { CAMPOS } from '../targets/campos.ts';
import { findLugares, firstOf, judge, keyOf } from '../targets/plano.ts';
import type { Linha } from '../targets/tipos.ts';
import { codigoKey } from '../targets/turma.ts';
import { linhaJulgavel } from '../trabalho.ts';

type Schemas = components['schemas'];
type Request = Schemas['GestaoImportacaoLinhaRequest'];

/** The line as it is after the mend. A mend of a value takes an earlier decision back. */
function mended(row: LinhaRow, { valores, decisao, pessoa_id }: Request): Linha {
  const { decisao: _decisao, pessoa_id: _pessoa, versao = 1, ...linha } = linhaJulgavel(row);
  const given = Object.fromEntries((valores ?? []).map(({ campo, valor }) => [campo, valor.trim()]));
  return {
    ...linha,
    lidos: { ...linha.lidos, ...given },
    ...(decisao != null && { decisao }),
    ...(linha.linha === 0 && row.alvo_id !== null && { pessoa_id: row.alvo_id }),
    ...(pessoa_id !== undefined && { pessoa_id }),
    versao: versao + 1,
  };
}

/** Keys that the line had or has. */
function keysOf(before: Lidos, now: Lidos) {
  const of = (campo: Campo) => [...new Set([keyOf(before, campo), keyOf(now, campo)])].filter((key) => key !== '');
  return { externos: of('id_externo'), logins: of('login'), emails: of('email') };
}

export type Emenda = {
  readonly row: ImportacaoRow;
  readonly ordem: number;
  readonly body: Request;
  readonly sessao: Sessao;
  readonly agora: Date;
};

/**
 * @throws 404 for a line the file does not have, 409 when the file is not to be looked at any more, or when somebody mended
 * the line since it was read
 */
export function saveLinha(
  escola: Tenant,
  { row, ordem, body, sessao, agora }: Emenda,
): Promise<Schemas['GestaoImportacaoLinhaSalva']> {
  const campos = CAMPOS[row.tipo].map(({ campo }) => campo);
  if (body.valores?.some(({ campo }) => !campos.includes(campo))) throw importacaoErrors.foreignField('valores');
  if (body.valores === undefined && body.decisao === undefined)
    throw errors.invalid({ campo: 'valores', motivo: 'Diga o que muda nesta linha.' });
  return escola.transaction(async (tx) => {
    const [moved] = await advanceImportacao(tx, row.id, { de: ['pronta'], para: 'pronta', lida: null });
    if (!moved) throw importacaoErrors.notReady();
    const stored = await findLinha(tx, row.id, ordem);
    if (!stored) throw errors.notFound();
    if (body.versao !== undefined) requireVersao(stored.valores.versao ?? 1, body.versao);
    const linha = mended(stored, body);
    const keys = keysOf(stored.valores.lidos ?? {}, linha.lidos);
    const alike = (await findLinhasIguais(tx, row.id, keys)).filter((other) => other.ordem !== ordem);
    const linhas = [...alike.map(linhaJulgavel), linha].toSorted((a, b) => a.ordem - b.ordem);
    const opcoes = opcoesOf(row.opcoes, row.criada_em);
    const hoje = agora.toISOString().slice(0, 10);
    const contexto = {
      tipo: tipoDePessoas(row.tipo),
      opcoes,
      perfil: sessao.perfil_real,
      hoje,
      primeiras: firstOf(linhas),
      novas: new Set((await findTurmasNovas(tx, row.id)).map(({ codigo }) => codigoKey(codigo))),
      vistas: new Map<number, number>(),
    };
    const judged = await judge(tx, linhas, contexto, await findLugares(tx, opcoes.ano));
    const rows = judged.map((one) => ({ ...rowOf(row.id, one), aplicada_em: null }));
    await saveLinhas(tx, row.id, rows);
    await dropAbsent(tx, row.id, linha.linha === 0 ? [] : rows.flatMap(({ alvo_id }) => alvo_id ?? []));
    const resumo = await resumoOf(tx, row.id, row.resumo.populacao ?? 0);
    await setSituacao(tx, row.id, { situacao: 'pronta', resumo });
    const now = await findLinha(tx, row.id, ordem);
    if (!now) throw errors.notFound();
    await recordAct(tx, { acao: 'importacao_linha_mudada', sessao, detalhe: { importacao_id: row.id, ordem }, agora });
    return {
      linha: linhaOf(now),
      resumo: contagensOf(resumo),
      confirmacao_necessaria: resumo.confirmacao ?? null,
      versao: moved.versao,
    };
  });
}
