export { Statements, type Statement, type StatementsProps } from './statements.tsx';
