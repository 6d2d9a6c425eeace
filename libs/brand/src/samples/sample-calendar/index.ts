export { SampleCalendar, type SampleCalendarProps } from './sample-calendar.tsx';
