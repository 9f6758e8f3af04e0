import './fonts.css';
import './ground.css';
