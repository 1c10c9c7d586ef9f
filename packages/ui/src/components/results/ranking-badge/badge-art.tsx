// The three ranking medals. They are pictures, not theme surfaces: their colours are the same in every theme.
import type { RankingBadge as RankingBadgeKind } from '@luneta/domain/ranking';
import type { ReactNode } from 'react';

/** Contents of a 48 × 48 `svg`. */
export const badgeArt: Readonly<Record<RankingBadgeKind, ReactNode>> = {
  trofeu: (
    <>
      <path
        d="M12 10H6q0 12 9 13M36 10h6q0 12-9 13"
        fill="none"
        stroke="#E59A00"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M12 6h24v12c0 8-5 13-12 13s-12-5-12-13z" fill="#FFC629" />
      <path d="M21 30h6v7h-6z" fill="#E59A00" />
      <rect x="14" y="36" width="20" height="7" rx="3.5" fill="#8A4B00" />
      <path
        d="M22 14l4-2.5v12"
        fill="none"
        stroke="#7A3300"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  top_10: (
    <>
      <path d="M15 28l-4 15 8-3 5 6 2-13z" fill="#14349B" />
      <path d="M33 28l4 15-8-3-5 6-2-13z" fill="#1B45C9" />
      <circle cx="24" cy="20" r="17" fill="#2F63F0" />
      <circle cx="24" cy="20" r="12.5" fill="#fff" />
      <path
        d="M17.5 17l3-2v10.5"
        fill="none"
        stroke="#14349B"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <ellipse cx="28" cy="20" rx="3.3" ry="4.8" fill="none" stroke="#14349B" strokeWidth="3.2" />
    </>
  ),
  melhor_da_turma: (
    <>
      <path d="M24 3l6 5 8-1 1.5 8L46 20l-4 7 1 8-8 2-4 7-7-3-7 3-4-7-8-2 1-8-4-7 6.5-5L10 7l8 1z" fill="#0E8F6E" />
      <circle cx="24" cy="23.5" r="13" fill="#E7FAF3" />
      <path
        d="M24 17.2L26.1 21.3L30.7 22.0L27.4 25.3L28.1 29.9L24 27.8L19.9 29.9L20.6 25.3L17.3 22.0L21.9 21.3Z"
        fill="#FFC629"
        stroke="#E59A00"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  ),
};
