/** Why a whole file was refused or the work broke off: a code is stored, a person reads these sentences. */
import { ESTRANHOS } from '../errors.ts';

type Falha = { readonly mensagem: string; readonly como_resolver: string };

const TABELA = 'Abra a planilha e salve como CSV ou XLSX.';

export const FALHAS = {
  arquivo_grande: {
    mensagem: 'O arquivo passa do que uma importação lê: 10.000 linhas, 60 colunas ou 500 caracteres em uma célula.',
    como_resolver: 'Divida a planilha em arquivos menores e envie um de cada vez.',
  },
  arquivo_incha: {
    mensagem: 'O arquivo ocupa espaço demais ao ser aberto.',
    como_resolver: 'Copie só a tabela para uma planilha nova e envie de novo.',
  },
  arquivo_danificado: {
    mensagem: 'Não conseguimos ler este arquivo: ele parece danificado.',
    como_resolver: 'Abra no programa que o fez, salve de novo e envie.',
  },
  arquivo_inseguro: {
    mensagem: 'O arquivo tem dentro dele pastas ou outros arquivos compactados que não podemos abrir.',
    como_resolver: 'Exporte de novo, sem mudar o que o sistema gerou, e envie.',
  },
  com_senha: { mensagem: 'O arquivo está protegido por senha.', como_resolver: 'Tire a senha, salve de novo e envie.' },
  aspas_abertas: {
    mensagem: 'Uma célula começa com aspas e não termina.',
    como_resolver: 'Abra o arquivo em uma planilha, salve de novo como CSV e envie.',
  },
  sem_linhas: {
    mensagem: 'O arquivo não tem nenhuma linha além do cabeçalho.',
    como_resolver: 'Confira se escolheu o arquivo certo e envie de novo.',
  },
  planilha_ausente: {
    mensagem: 'O arquivo não tem a planilha escolhida.',
    como_resolver: 'Escolha outra planilha do arquivo.',
  },
  cabecalho_repetido: {
    mensagem: 'Duas colunas do arquivo têm o mesmo título.',
    como_resolver: 'Diga em “Colunas” qual delas vale, ou mude um dos títulos e envie de novo.',
  },
  campo_necessario: {
    mensagem: 'Falta uma coluna necessária.',
    como_resolver: 'Diga em “Colunas” qual coluna é ela, ou acrescente a coluna e envie de novo.',
  },
  sem_questoes: {
    mensagem: 'O arquivo não tem nenhuma questão.',
    como_resolver: 'Confira se escolheu o arquivo certo e envie de novo.',
  },
  questoes_demais: {
    mensagem: 'O arquivo tem mais de 2.000 questões.',
    como_resolver: 'Divida o arquivo em partes e envie uma de cada vez.',
  },
  xml_com_doctype: {
    mensagem: 'O XML traz uma declaração DOCTYPE, que não abrimos por segurança.',
    como_resolver: 'Exporte de novo pelo sistema de origem, sem DOCTYPE, e envie.',
  },
  xml_desconhecido: {
    mensagem: 'Este XML não é do Moodle nem QTI.',
    como_resolver: 'Exporte as questões como “Moodle XML” ou como QTI 2.1, 2.2 ou 3.0 e envie.',
  },
  pacote_sem_questoes: {
    mensagem: 'O ZIP não traz uma tabela de questões nem um pacote QTI.',
    como_resolver: 'Ponha uma tabela CSV ou XLSX e as imagens no ZIP, ou exporte um pacote QTI com imsmanifest.xml.',
  },
  prova_ilegivel: {
    mensagem: 'O ZIP não traz uma prova do ENEM que possamos ler.',
    como_resolver: 'Compacte a pasta de um só ano, com questions/…/details.json dentro, e envie de novo.',
  },
  parametros_desconhecidos: {
    mensagem: 'Este arquivo não traz parâmetros da TRI.',
    como_resolver: 'Envie o ITENS_PROVA_<ano>.csv dos microdados do INEP, sem mudar as colunas.',
  },
  parametros_demais: {
    mensagem: 'O arquivo tem mais de 20.000 linhas.',
    como_resolver: 'Envie o ITENS_PROVA de um só ano.',
  },
  prova_ausente: {
    mensagem: 'A prova destes parâmetros não existe mais, ou já foi publicada.',
    como_resolver: 'Abra a prova e envie o arquivo de novo.',
  },
  arquivo_apagado: {
    mensagem: 'O arquivo foi apagado depois de 30 dias.',
    como_resolver: 'Envie o arquivo de novo.',
  },
  demorou: {
    mensagem: 'O arquivo demorou demais para ser lido.',
    como_resolver: 'Copie só a tabela para uma planilha nova e envie de novo.',
  },
  erro_interno: {
    mensagem: 'O trabalho parou por um erro nosso.',
    como_resolver: 'Tente de novo. Se parar outra vez, fale com quem cuida do servidor.',
  },
} as const satisfies Record<string, Falha>;

export type CodigoFalha = keyof typeof FALHAS | keyof typeof ESTRANHOS;

const isFalha = (codigo: string): codigo is keyof typeof FALHAS => Object.hasOwn(FALHAS, codigo);
const isEstranho = (codigo: string): codigo is keyof typeof ESTRANHOS => Object.hasOwn(ESTRANHOS, codigo);

/** The sentences of a stored code. */
export function falhaOf(codigo: string): Falha {
  if (isFalha(codigo)) return FALHAS[codigo];
  return isEstranho(codigo) ? { mensagem: ESTRANHOS[codigo], como_resolver: TABELA } : FALHAS.erro_interno;
}
