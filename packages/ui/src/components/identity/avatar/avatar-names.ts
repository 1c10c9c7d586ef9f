// What each of the 69 drawings shows, as data: 23 animals, each in three helmets, in the order of `avatar_code`.

/** Avatars there are: `avatar_code` goes from 1 to this (S1 §3). */
export const AVATAR_COUNT = 69;

const animals = [
  'Capivara',
  'Onça-pintada',
  'Tucano',
  'Arara-vermelha',
  'Mico-leão-dourado',
  'Lobo-guará',
  'Tatu',
  'Boto-cor-de-rosa',
  'Bicho-preguiça',
  'Tamanduá-mirim',
  'Tartaruga',
  'Jacaré',
  'Quati',
  'Coruja',
  'Beija-flor',
  'Perereca',
  'Cutia',
  'Gambá',
  'Macaco-prego',
  'Peixe-boi',
  'Ema',
  'Morcego',
  'Teiú',
] as const;
const helmets = ['azul', 'rosa', 'verde'] as const;

/** What avatar `code` shows, e.g. "Capivara, capacete azul"; an unknown code shows, and is called, avatar 1. */
export const avatarName = (code: number): string => {
  const known = Number.isInteger(code) && code >= 1 && code <= AVATAR_COUNT ? code : 1;
  const index = known - 1;
  return `${animals[Math.floor(index / helmets.length)] ?? ''}, capacete ${helmets[index % helmets.length] ?? ''}`;
};
