export { ServicePanel, type ServicePanelProps } from './service-panel.tsx';
export { ServiceRows, type ServiceRowsItem, type ServiceRowsProps } from './service-rows.tsx';
