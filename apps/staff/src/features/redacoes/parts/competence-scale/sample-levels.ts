/** Six steps for stories and tests. */
export const sampleLevels = [
  { mark: 0, text: 'Não defende um ponto de vista.' },
  { mark: 40, text: 'Traz informações sem defender uma opinião.' },
  { mark: 80, text: 'Traz fatos e opiniões sem ordem.' },
  { mark: 120, text: 'Defende um ponto de vista com fatos pouco organizados.' },
  { mark: 160, text: 'Organiza fatos e opiniões.' },
  { mark: 200, text: 'Organiza fatos e opiniões com autoria.' },
];
