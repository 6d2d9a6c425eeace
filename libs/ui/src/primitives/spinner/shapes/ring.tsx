import './ring.css';

export function Ring() {
  return (
    <g data-slot="spinner-ring" fill="none" stroke="currentColor">
      <circle cx="16" cy="16" r="14" strokeWidth="3" opacity="0.2" />
      <path d="M16 2a14 14 0 0 1 14 14" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
