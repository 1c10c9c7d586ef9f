/** Errors of the calls about digital contents. */
import type { EnderecoFalha } from '@luneta/domain/conteudo-endereco';

import { forbidden, notFound, unprocessable } from '../../../../http/errors.ts';

const ENDERECOS: Readonly<Record<EnderecoFalha, string>> = {
  endereco_vazio: 'Escreva o endereço do conteúdo.',
  endereco_invalido: 'Este endereço não é de uma página. Copie-o da barra do navegador e cole aqui.',
  sem_https: 'O endereço precisa começar com https://. Procure a versão segura da página.',
  com_credenciais: 'O endereço tem um usuário ou uma senha. Remova o que está antes do @.',
};

export const conteudoErrors = {
  notFound: () => notFound('conteudo_nao_encontrado', 'Não encontramos este conteúdo.'),
  /** @param falha why the address is refused (rule ROT-6) */
  endereco: (falha: EnderecoFalha) => unprocessable('endereco_recusado', ENDERECOS[falha]).at('url'),
  untitled: () => unprocessable('conteudo_sem_titulo', 'Escreva o título do conteúdo.').at('descricao'),
  full: () =>
    unprocessable(
      'objeto_cheio',
      'Este objeto de conhecimento já tem 100 conteúdos. Arquive um deles ou escolha outro objeto.',
    ).at('objeto_conhecimento_id'),
  notYours: () =>
    forbidden('conteudo_de_outro', 'Só quem acrescentou este conteúdo, a coordenação e a gestão podem mudá-lo.'),
  orderNotYours: () =>
    forbidden(
      'ordem_de_outros',
      'Há conteúdos de outras pessoas neste objeto. A coordenação e a gestão podem mudar a ordem.',
    ),
};
