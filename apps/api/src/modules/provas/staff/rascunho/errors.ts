/** Refusals of the calls that make an exam. */
import type { components } from '@luneta/openapi';

import { ApiError, conflict, errors, forbidden, unprocessable } from '../../../../http/errors.ts';

type Checagem = components['schemas']['Checagem'];

/** The refusal with the checks beside the field of the call that does not fit them, each with its own code and sentence. */
const naming = (
  { status, codigo, message }: ApiError,
  campo: 'versao' | 'avisos_aceitos',
  checagens: readonly Checagem[],
): ApiError =>
  new ApiError(
    status,
    codigo,
    message,
    {},
    checagens.map((one) => ({ campo, motivo: one.texto, codigo: one.codigo })),
  );

export const rascunhoErrors = {
  notFound: errors.notFound,
  publicado: () =>
    conflict('rascunho_publicado', 'Este rascunho já virou prova. Abra a prova para mudar turmas e horários.'),
  arquivado: () => conflict('rascunho_arquivado', 'Este rascunho está arquivado. Tire-o do arquivo para mudar.'),
  /** @param checagens those that stop it */
  impede: (checagens: readonly Checagem[]) =>
    naming(
      conflict('verificacao_impede', 'A prova ainda não pode ser publicada. Veja o que falta e corrija.'),
      'versao',
      checagens,
    ),
  /** @param checagens those that nobody has read */
  avisos: (checagens: readonly Checagem[]) =>
    naming(
      conflict('avisos_nao_aceitos', 'Há avisos novos. Leia cada um e publique de novo.'),
      'avisos_aceitos',
      checagens,
    ),
  semDia: () => unprocessable('dia_desconhecido', 'Este dia não está no rascunho. Atualize a página.').at('dia_prova'),
  semLugar: () =>
    unprocessable('lugar_desconhecido', 'Este lugar não está no caderno da prova. Atualize a página.').at('numero'),
  muitas: () =>
    unprocessable('muitas_questoes', 'Um dia tem no máximo 200 questões. Diminua as quantidades.').at('partes'),
  deOutro: () =>
    forbidden('rascunho_de_outro', 'Você pode ler este rascunho, mas só quem o fez e a coordenação podem mudar.'),
};
