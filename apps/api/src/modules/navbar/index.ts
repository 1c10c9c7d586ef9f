export { pay, spend, takeLife, vidasOf } from './carteira-store.ts';
export { carteiraErrors } from './errors.ts';
export { handlers, navbarOf } from './handlers.ts';
export { presentNavbar } from './presenter.ts';
export { findNavbar, NAVBAR, type NavbarRow } from './store.ts';
