/** Errors of the calls about a school. */
import { unprocessable } from '../../../../http/errors.ts';

export const escolaErrors = {
  name: () => unprocessable('nome_vazio', 'Dê um nome à escola, com letras ou números.'),
  zone: () =>
    unprocessable('fuso_desconhecido', 'Não conhecemos este fuso horário. Use um nome como America/Sao_Paulo.'),
  currency: () => unprocessable('nome_moeda_vazio', 'Dê um nome às moedas.'),
  email: () => unprocessable('email_invalido', 'Confira o e-mail de contato.'),
  phone: () => unprocessable('telefone_invalido', 'Confira o telefone de contato: DDD e número.'),
  maintenanceOver: () => unprocessable('manutencao_no_passado', 'Escolha um fim que ainda não passou.'),
  legalTooLong: () => unprocessable('texto_longo', 'O texto legal ficou grande demais.'),
};
