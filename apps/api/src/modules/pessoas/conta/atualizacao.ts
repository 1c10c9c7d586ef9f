/**
 * Changes avatar, nickname and security questions. All are checked together and written together. The guard audits
 * changes by staff.
 */
import { cleanNome, nomeSocialError } from '@luneta/domain/nome';
import { cadastroError, type CadastroError, perguntasErrors } from '@luneta/domain/pergunta-seguranca';

import { readConfiguracao } from '../../escola/index.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { BodyOf } from '../../../http/call.ts';
import type { Caller } from '../../../http/ctx.ts';
import { errors } from '../../../http/errors.ts';
import type { Acesso } from '../../../http/services.ts';
import { findCredencial } from './credencial-store.ts';
import { contaErrors } from './errors.ts';
import { countPerguntas, savePerguntas, type RespostaNova } from './perguntas-store.ts';
import { targetOf } from './policy.ts';
import { hashResposta } from './resposta-secreta.ts';
import { findPessoa, setPessoa, type PessoaChange } from './store.ts';
import { assertSenha } from './troca.ts';

type Body = BodyOf<'updateConta'>;
type Perguntas = NonNullable<Body['perguntas_seguranca']>;
type Context = Caller & { readonly escola: Tenant };

function profileChange({ avatar_code, nome_social }: Body): PessoaChange {
  const problem = nome_social === undefined ? null : nomeSocialError(nome_social);
  if (problem) throw problem === 'vazio' ? contaErrors.emptyNomeSocial() : contaErrors.longNomeSocial();
  return {
    ...(avatar_code !== undefined && { avatar_code }),
    ...(nome_social !== undefined && { nome_social: cleanNome(nome_social) }),
  };
}

/** Where a registration is at fault: in single slots, or as a whole. */
function cadastroCampos(perguntas: Perguntas, problem: CadastroError): string[] {
  const wrong = perguntasErrors(perguntas).flatMap((slot, n) => [
    ...(slot.pergunta === problem ? [`${n}.pergunta_seguranca_id`] : []),
    ...(slot.resposta === problem ? [`${n}.resposta`] : []),
  ]);
  return wrong.length > 0 ? wrong.map((place) => `perguntas_seguranca.${place}`) : ['perguntas_seguranca'];
}

/** Prepares answers for storage. Registered answers are replaced only with the current password (security D6). */
async function preparePerguntas(
  { pepper }: Pick<Acesso, 'pepper'>,
  context: Context,
  perguntas: Perguntas,
  senha_atual: string | undefined,
): Promise<{ respostas: RespostaNova[]; mayReplace: boolean }> {
  const { escola, sessao } = context;
  const problem = cadastroError(perguntas);
  if (problem) throw contaErrors.perguntas(problem, cadastroCampos(perguntas, problem));
  const account = await findPessoa(escola, sessao.pessoa_id);
  if (readConfiguracao(account?.configuracao).perguntas_seguranca === 'desligadas') throw contaErrors.perguntasOff();
  const mayReplace = (await countPerguntas(escola, sessao.pessoa_id)) > 0;
  if (mayReplace) {
    const pessoa = await findCredencial(escola, sessao.pessoa_id);
    if (!pessoa) throw errors.signedOut();
    if (!senha_atual) throw contaErrors.needsSenha();
    await assertSenha(context, pessoa, senha_atual, 'senha_atual');
  }
  const respostas = await Promise.all(
    perguntas.map(async ({ numero_sequencial, pergunta_seguranca_id, resposta }) => ({
      numero_sequencial,
      pergunta_seguranca_id,
      resposta_hash: await hashResposta(pepper, pergunta_seguranca_id, resposta),
    })),
  );
  return { respostas, mayReplace };
}

/** @throws 400 when there is nothing to change; 422 with the rule that refuses; 429 after wrong current passwords */
export async function applyUpdate(acesso: Pick<Acesso, 'pepper'>, context: Context, body: Body): Promise<void> {
  const { escola, sessao, agora } = context;
  const { perguntas_seguranca, senha_atual } = body;
  const change = profileChange(body);
  const hasChange = Object.keys(change).length > 0;
  if (!hasChange && !perguntas_seguranca)
    throw errors.invalid({ campo: 'corpo', motivo: 'Preencha pelo menos um campo.' });
  const prepared = perguntas_seguranca && (await preparePerguntas(acesso, context, perguntas_seguranca, senha_atual));
  const pessoa_id = targetOf(sessao);
  await escola.transaction(async (tx) => {
    if (hasChange) await setPessoa(tx, pessoa_id, change);
    if (prepared && !(await savePerguntas(tx, pessoa_id, prepared.respostas, { ...prepared, agora })))
      throw contaErrors.needsSenha();
  });
}
