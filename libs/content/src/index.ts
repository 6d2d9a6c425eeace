export { home } from './home.ts';
export { routes, type RouteId } from './routes.ts';
