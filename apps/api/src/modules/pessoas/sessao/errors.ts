/** Errors of a student's view and of moving a session to another app. */
import { forbidden, notFound, unauthenticated, unprocessable } from '../../../http/errors.ts';

export const sessaoErrors = {
  alunoNotFound: () => notFound('aluno_nao_encontrado', 'Aluno não encontrado'),
  modo: () =>
    unprocessable('modo_nao_permitido', 'Seu perfil só pode abrir a visão de um aluno sem alterar nada.').at('modo'),
  destino: () => forbidden('destino_nao_permitido', 'Esta sessão não pode continuar nesse endereço.'),
  codigo: () => unauthenticated('codigo_invalido', 'Este acesso não vale mais. Entre de novo.'),
};
