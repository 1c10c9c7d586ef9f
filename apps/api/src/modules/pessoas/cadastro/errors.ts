/** What a person reads when an entry about somebody is refused. */
import { badRequest, type ApiError, conflict, errors, unprocessable } from '../../../http/errors.ts';
import { outraVersao } from '../../../http/versao.ts';
import { PessoasRecusadas, type Recusa } from './recusas.ts';

export const cadastroErrors = {
  noName: () => badRequest('nome_vazio', 'Escreva o nome do aluno.', 'nome'),
  birthDate: () => unprocessable('data_nascimento', 'A data de nascimento está no futuro.').at('data_nascimento'),
  dayToCome: () =>
    unprocessable('data_no_futuro', 'Escolha hoje ou um dia que já passou. Para uma data futura, volte no dia.').at(
      'data',
    ),
  login: () => conflict('login_em_uso', 'Este login já tem dono. Escolha outro.').at('login'),
  email: () => conflict('email_em_uso', 'Este e-mail já é o acesso de outra pessoa.').at('email'),
  idExterno: () => conflict('id_externo_em_uso', 'Outra pessoa da escola já tem este código.').at('id_externo'),
};

const REFUSALS: Readonly<Record<Recusa['codigo'], () => ApiError>> = {
  login_em_uso: cadastroErrors.login,
  email_em_uso: cadastroErrors.email,
  id_externo_em_uso: cadastroErrors.idExterno,
  nao_encontrado: errors.notFound,
  versao_diferente: outraVersao,
};

/** Waits for the work on one person. @throws the refusal with its field instead of `PessoasRecusadas` */
export async function namingField<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const [first] = error instanceof PessoasRecusadas ? error.recusas : [];
    throw first ? REFUSALS[first.codigo]() : error;
  }
}
