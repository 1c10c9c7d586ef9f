/** Every sentence that a person reads about a file that is not read, as it stands on the screen. */
import { describe, expect, it } from 'vitest';

import { ESTRANHOS } from '../errors.ts';
import { FALHAS, falhaOf } from './falhas.ts';

const said = (codigo: string): string => {
  const { mensagem, como_resolver } = falhaOf(codigo);
  return `${mensagem} ${como_resolver}`;
};

describe('a file that the analysis refuses', () => {
  const SENTENCES: Readonly<Record<keyof typeof FALHAS, string>> = {
    arquivo_grande:
      'O arquivo passa do que uma importação lê: 10.000 linhas, 60 colunas ou 500 caracteres em uma célula. Divida a planilha em arquivos menores e envie um de cada vez.',
    arquivo_incha:
      'O arquivo ocupa espaço demais ao ser aberto. Copie só a tabela para uma planilha nova e envie de novo.',
    arquivo_danificado:
      'Não conseguimos ler este arquivo: ele parece danificado. Abra no programa que o fez, salve de novo e envie.',
    arquivo_inseguro:
      'O arquivo tem dentro dele pastas ou outros arquivos compactados que não podemos abrir. Exporte de novo, sem mudar o que o sistema gerou, e envie.',
    com_senha: 'O arquivo está protegido por senha. Tire a senha, salve de novo e envie.',
    aspas_abertas:
      'Uma célula começa com aspas e não termina. Abra o arquivo em uma planilha, salve de novo como CSV e envie.',
    sem_linhas:
      'O arquivo não tem nenhuma linha além do cabeçalho. Confira se escolheu o arquivo certo e envie de novo.',
    prova_ilegivel:
      'O ZIP não traz uma prova do ENEM que possamos ler. Compacte a pasta de um só ano, com questions/…/details.json dentro, e envie de novo.',
    sem_questoes: 'O arquivo não tem nenhuma questão. Confira se escolheu o arquivo certo e envie de novo.',
    questoes_demais: 'O arquivo tem mais de 2.000 questões. Divida o arquivo em partes e envie uma de cada vez.',
    xml_com_doctype:
      'O XML traz uma declaração DOCTYPE, que não abrimos por segurança. Exporte de novo pelo sistema de origem, sem DOCTYPE, e envie.',
    xml_desconhecido:
      'Este XML não é do Moodle nem QTI. Exporte as questões como “Moodle XML” ou como QTI 2.1, 2.2 ou 3.0 e envie.',
    pacote_sem_questoes:
      'O ZIP não traz uma tabela de questões nem um pacote QTI. Ponha uma tabela CSV ou XLSX e as imagens no ZIP, ou exporte um pacote QTI com imsmanifest.xml.',
    planilha_ausente: 'O arquivo não tem a planilha escolhida. Escolha outra planilha do arquivo.',
    cabecalho_repetido:
      'Duas colunas do arquivo têm o mesmo título. Diga em “Colunas” qual delas vale, ou mude um dos títulos e envie de novo.',
    campo_necessario:
      'Falta uma coluna necessária. Diga em “Colunas” qual coluna é ela, ou acrescente a coluna e envie de novo.',
    parametros_desconhecidos:
      'Este arquivo não traz parâmetros da TRI. Envie o ITENS_PROVA_<ano>.csv dos microdados do INEP, sem mudar as colunas.',
    parametros_demais: 'O arquivo tem mais de 20.000 linhas. Envie o ITENS_PROVA de um só ano.',
    prova_ausente:
      'A prova destes parâmetros não existe mais, ou já foi publicada. Abra a prova e envie o arquivo de novo.',
    arquivo_apagado: 'O arquivo foi apagado depois de 30 dias. Envie o arquivo de novo.',
    demorou: 'O arquivo demorou demais para ser lido. Copie só a tabela para uma planilha nova e envie de novo.',
    erro_interno:
      'O trabalho parou por um erro nosso. Tente de novo. Se parar outra vez, fale com quem cuida do servidor.',
  };

  it.each(Object.entries(SENTENCES))('%s', (codigo, sentence) => {
    expect(said(codigo)).toBe(sentence);
  });

  it('has no code without its sentence here', () => {
    expect(Object.keys(SENTENCES).toSorted()).toEqual(Object.keys(FALHAS).toSorted());
  });

  it('and a code that nobody knows is one of ours', () => {
    expect(said('de_outra_versao')).toBe(SENTENCES.erro_interno);
  });
});

describe('a file that is no table', () => {
  const SAVE = 'Abra a planilha e salve como CSV ou XLSX.';
  const SENTENCES: typeof ESTRANHOS = {
    xml: 'Este arquivo é um XML, e não uma tabela.',
    vazio: 'Este arquivo está vazio.',
    grande: 'Este arquivo passa de 20 MB. Divida a planilha em arquivos menores.',
    pdf: `Este arquivo é um PDF. ${SAVE}`,
    imagem: `Este arquivo é uma imagem. ${SAVE}`,
    ods: 'Este arquivo é uma planilha ODS, do LibreOffice. Abra e salve como CSV ou XLSX.',
    xls: 'Este arquivo é uma planilha XLS, do Excel antigo. Abra e salve como CSV ou XLSX.',
    xlsb: 'Este arquivo é uma planilha XLSB, binária. Abra e salve como CSV ou XLSX.',
    com_senha: 'Esta planilha está protegida por senha. Tire a senha e salve de novo.',
    documento: `Este arquivo é um documento de texto, como os do Word. ${SAVE}`,
    zip: 'Este arquivo é um ZIP. Tire a planilha de dentro dele e envie só ela.',
    pagina: `Este arquivo é uma página da internet, mesmo que o nome diga XLS. ${SAVE}`,
    binario: `Este arquivo não é texto nem planilha. ${SAVE}`,
  };

  it('is named', () => {
    expect(ESTRANHOS).toEqual(SENTENCES);
  });
});
