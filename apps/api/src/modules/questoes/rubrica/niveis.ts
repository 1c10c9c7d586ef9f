/** What each mark of a competence means, from 0 to 200 in steps of 40, in our own words. One list for each competence. */
export const NIVEIS: readonly (readonly string[])[] = [
  [
    'O texto não mostra domínio da escrita formal.',
    'Domínio precário: desvios em quase todas as frases.',
    'Domínio insuficiente: muitos desvios, alguns que atrapalham a leitura.',
    'Domínio mediano: alguns desvios, e a leitura segue.',
    'Bom domínio: poucos desvios.',
    'Excelente domínio: um desvio raro, que não se repete.',
  ],
  [
    'O texto não trata do tema ou não segue o tipo pedido.',
    'Só toca o tema, ou mal segue o tipo de texto.',
    'Trata do tema repetindo os textos de apoio, ou sem começo, meio e fim claros.',
    'Trata do tema com ideias previsíveis e estrutura completa.',
    'Desenvolve o tema com repertório pertinente e boa estrutura.',
    'Desenvolve o tema com repertório pertinente e bem usado, em ótima estrutura.',
  ],
  [
    'Não defende um ponto de vista ligado ao tema.',
    'Traz informações pouco ligadas ao tema, sem defender uma opinião.',
    'Traz fatos e opiniões sem ordem ou que se contradizem.',
    'Defende um ponto de vista com fatos e opiniões pouco organizados.',
    'Organiza fatos e opiniões e deixa claro o ponto de vista.',
    'Organiza fatos e opiniões com autoria, do começo ao fim, a favor do ponto de vista.',
  ],
  [
    'As frases e os parágrafos não se ligam.',
    'Ligações precárias entre as partes.',
    'Poucas ligações, com conectivos trocados ou repetidos.',
    'Ligações medianas, com algumas falhas e pouca variedade.',
    'Boas ligações, com poucas falhas e conectivos variados.',
    'Ótimas ligações, nas frases e entre os parágrafos.',
  ],
  [
    'Não traz proposta, ou ela desrespeita os direitos humanos.',
    'Proposta com um só elemento entre quem, o quê, como, para quê e um detalhe.',
    'Proposta com dois dos cinco elementos.',
    'Proposta com três dos cinco elementos.',
    'Proposta com quatro dos cinco elementos.',
    'Proposta completa: quem, o quê, como, para quê e um detalhe.',
  ],
];
