/**
 * Personal data of files of people: what a line said of the person, for 30 days. The bytes of a file go when it is applied, so
 * that no table keeps them of anybody who stands in the school.
 */
import { apaga, dados, internos, type TabelaPessoal } from './tipos.ts';

export const dasImportacoes: readonly TabelaPessoal[] = [
  {
    tabela: 'importacao_linha',
    rotulo: 'Linhas de arquivos importados',
    dono: 'pessoa',
    por: 'alvo_id',
    colunas: {
      valores: apaga('{}'),
      antes: apaga(null),
      problemas: apaga('[]'),
      ...dados('acao', 'aplicada_em'),
      ...internos('ordem', 'arquivo', 'linha', 'alvo_tipo'),
    },
  },
];
