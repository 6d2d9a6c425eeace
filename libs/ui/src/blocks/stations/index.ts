export { Stations, type StationsItem, type StationsProps } from './stations.tsx';
