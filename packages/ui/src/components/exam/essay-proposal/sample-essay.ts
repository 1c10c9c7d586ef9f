// Made-up proposal for stories and tests.
export const sampleProposal = {
  title: 'Os caminhos para combater o desperdício de água nas cidades',
  genre: 'Gênero: dissertativo-argumentativo',
  html: '<p>A partir dos textos e do que você aprendeu na escola, escreva um texto <strong>dissertativo-argumentativo</strong> sobre o tema, com uma proposta de intervenção que respeite os direitos humanos.</p>',
  texts: [
    {
      order: 2,
      html: '<p>Vazamentos na rede levam embora, todos os anos, água suficiente para abastecer uma cidade.</p>',
    },
    { order: 1, html: '<p>Poupar água começa em casa, mas não termina nela.</p>' },
  ],
  textsTitle: 'Textos motivadores',
  textTitle: (order: number) => `Texto ${order}`,
};

export const sampleEssay =
  'A água que sai da torneira parece não ter fim. No entanto, uma parte dela se perde antes de chegar às casas, em canos velhos que ninguém troca.\n\nÉ preciso, portanto, que as prefeituras cuidem da rede e que a escola ensine o valor de cada gota.';
