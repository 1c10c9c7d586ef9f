/** Decides on one item of a file of parameters: INEP's key or the exam's, or whether it is taken at all (rule QIM-3). */
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import { requireVersao } from '../../../http/versao.ts';
import { recordAct } from '../../escola/index.ts';
import { setSituacao } from '../arquivo/andamento-store.ts';
import { countLinhas, findLinha, saveLinhas } from '../arquivo/linha-store.ts';
import { advanceImportacao } from '../arquivo/store.ts';
import { importacaoErrors } from '../errors.ts';
import type { ParametroGuardado } from '../parametros/guardado.ts';
import { decidir, rowDeParametro } from '../parametros/linha.ts';
import { contagensOf, linhaOf } from '../presenter.ts';
import type { Emenda } from './linha.ts';

type Valores = NonNullable<Emenda['body']['valores']>;

/** @throws 422 for another field than the key, or a key that neither side has */
function emendado(parametro: ParametroGuardado, valores: Valores): ParametroGuardado {
  let now = parametro;
  for (const { campo, valor } of valores) {
    const next = campo === 'gabarito' ? decidir(now, valor) : null;
    if (next === null) throw importacaoErrors.foreignField('valores');
    now = next;
  }
  return now;
}

/** @throws 404 for a line the file does not have, 409 when somebody mended it meanwhile, 422 for a value it cannot have */
export function saveLinhaDeParametro(
  escola: Tenant,
  { row, ordem, body, sessao, agora }: Emenda,
): Promise<components['schemas']['GestaoImportacaoLinhaSalva']> {
  return escola.transaction(async (tx) => {
    const [moved] = await advanceImportacao(tx, row.id, { de: ['pronta'], para: 'pronta', lida: null });
    if (!moved) throw importacaoErrors.notReady();
    const stored = await findLinha(tx, row.id, ordem);
    if (!stored?.valores.parametro) throw errors.notFound();
    const { versao: before = 1, parametro } = stored.valores;
    if (body.versao !== undefined) requireVersao(before, body.versao);
    const linha = {
      ordem,
      linha: stored.linha,
      parametro: emendado(parametro, body.valores ?? []),
      versao: before + 1,
      ...(body.decisao === 'pular' && { decisao: body.decisao }),
    };
    const { acao, alvo_id, valores, antes, problemas } = rowDeParametro(row.id, linha);
    await saveLinhas(tx, row.id, [{ ordem, acao, alvo_id, valores, antes, problemas, aplicada_em: null }]);
    const resumo = { ...row.resumo, ...(await countLinhas(tx, row.id)) };
    await setSituacao(tx, row.id, { situacao: 'pronta', resumo });
    const now = await findLinha(tx, row.id, ordem);
    if (!now) throw errors.notFound();
    await recordAct(tx, { acao: 'importacao_linha_mudada', sessao, detalhe: { importacao_id: row.id, ordem }, agora });
    return { linha: linhaOf(now), resumo: contagensOf(resumo), confirmacao_necessaria: null, versao: moved.versao };
  });
}
