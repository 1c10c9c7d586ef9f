/** Errors of the calls about a school. */
import { unprocessable } from '../../../../http/errors.ts';

export const escolaErrors = {
  name: () => unprocessable('nome_vazio', 'Dê um nome à escola, com letras ou números.').at('nome'),
  zone: () =>
    unprocessable('fuso_desconhecido', 'Não conhecemos este fuso horário. Use um nome como America/Sao_Paulo.').at(
      'fuso_horario',
    ),
  zoneMissing: () => unprocessable('fuso_ausente', 'Diga também qual é o fuso horário novo.').at('fuso_horario'),
  windowInThePast: () =>
    unprocessable(
      'janela_no_passado',
      'Com o horário do relógio mantido, uma prova já teria começado. Mantenha o instante ou mude o fuso depois dela.',
    ).at('janelas'),
  currency: () => unprocessable('nome_moeda_vazio', 'Dê um nome às moedas.').at('nome_moeda'),
  email: () => unprocessable('email_invalido', 'Confira o e-mail de contato.').at('contato_email'),
  phone: () =>
    unprocessable('telefone_invalido', 'Confira o telefone de contato: DDD e número.').at('contato_telefone'),
  maintenanceOver: () => unprocessable('manutencao_no_passado', 'Escolha um fim que ainda não passou.').at('ate'),
  /** @param campo which of the three */
  legalTooLong: (campo: string) => unprocessable('texto_longo', 'O texto legal ficou grande demais.').at(campo),
};
