export { responseChecks } from '@luneta/openapi/checks/staff';
